import type { Lang } from "../lib/protocol";

/** A language is called by its own name, whichever one the page speaks. */
export const LANGUAGE_NAMES: Record<Lang, string> = { en: "English", "zh-CN": "中文" };
