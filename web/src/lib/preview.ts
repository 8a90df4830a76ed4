/** What an undo would change, shown to whoever moderates before it is done. */
import type { View } from "./protocol";

export interface Preview {
  before: View;
  after: View;
  ask: string[];
}
