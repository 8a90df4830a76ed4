/**
 * A whole number, written as English and Chinese do: the browser's first `Intl.NumberFormat` costs a phone more than the
 * page's first picture. A language that groups otherwise asks the browser.
 */
import { FluentNumber, type Scope } from "@fluent/bundle";

export class Whole extends FluentNumber {
  override toString(scope?: Scope): string {
    if (scope && !/^(en|zh)/.test(scope.bundle.locales[0] ?? "en")) return super.toString(scope);
    return String(this.value).replace(/\B(?=(\d{3})+$)/g, ",");
  }
}
