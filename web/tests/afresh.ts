/** Every file begins with modules of its own, though one process runs them all: to start one for each file took longer than the tests. */
import { vi } from "vitest";

vi.resetModules();
