/** A whole number, written as both languages do. The browser's first `Intl.NumberFormat` costs a phone more than the page's first picture. */
import { FluentNumber } from "@fluent/bundle";

export class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value).replace(/\B(?=(\d{3})+$)/g, ",");
  }
}
