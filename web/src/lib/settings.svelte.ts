import { recall, remember } from "./keep";

export type Theme = "system" | "light" | "dark";
const THEMES: Theme[] = ["system", "light", "dark"];

class Settings {
  theme = $state<Theme>(THEMES.find((theme) => theme === recall("theme")) ?? "system");
  name = $state(recall("name") ?? "");

  constructor() {
    this.dress();
  }

  nextTheme(): void {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]!;
    remember("theme", this.theme);
    this.dress();
  }

  keepName(name: string): void {
    this.name = name;
    remember("name", name);
  }

  private dress(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
