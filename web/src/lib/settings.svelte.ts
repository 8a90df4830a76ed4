import { recall, remember } from "./keep";
import { LANGUAGE_NAMES } from "virtual:languages";
import type { Lang } from "./protocol";

export type Theme = "system" | "light" | "dark";
export const THEMES: Theme[] = ["system", "light", "dark"];

export type Switch =
  "confirm" | "cover" | "moments" | "sound" | "haptics" | "speech" | "chatter" | "notify" | "mute" | "unnamed";

const LOUDNESS = 0.6;

/** The browser's own frame takes the page's colour; where the theme is chosen here, the device's is no matter. */
const frames = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
const colours = [...frames].map((frame) => frame.content);

class Settings {
  theme = $state<Theme>(THEMES.find((theme) => theme === recall("theme")) ?? "system");
  name = $state(recall("name") ?? "");
  /** Whether what cannot be undone is confirmed by a second press. */
  confirm = $state(recall("confirm") !== "no");
  /** Whether what is asked of one alone is covered until they open it: off for whoever nobody looks over the shoulder of. */
  cover = $state(recall("cover") !== "no");
  /** Whether what just happened shows as a card over the table. */
  moments = $state(recall("moments") !== "no");
  /** Off until asked for: nobody's phone speaks up by itself. */
  sound = $state(recall("sound") === "yes");
  haptics = $state(recall("haptics") === "yes");
  speech = $state(recall("speech") === "yes");
  /** Whether what people say is read aloud too. */
  chatter = $state(recall("chatter") === "yes");
  notify = $state(recall("notify") === "yes");
  /** Whether others are asked not to name one in pictures of a game that they share. */
  unnamed = $state(recall("unnamed") === "yes");
  /** One switch over sound, haptics and speech. */
  mute = $state(recall("mute") === "yes");
  /** From 0 to 1, for sounds and voice. */
  volume = $state(Number(recall("volume") ?? LOUDNESS));
  /** Which voice reads each language; "" leaves it to the browser. */
  voices = $state<Record<Lang, string>>(
    Object.fromEntries(Object.keys(LANGUAGE_NAMES).map((lang) => [lang, recall(`voice.${lang}`) ?? ""])),
  );

  constructor() {
    this.dress();
  }

  /** Whether there is anything to mute. */
  get noisy(): boolean {
    return this.sound || this.haptics || this.speech;
  }

  /** Whether a way of being heard or felt is on now. */
  may(way: "sound" | "haptics" | "speech"): boolean {
    return this[way] && !this.mute;
  }

  nextTheme(): void {
    this.keepTheme(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]!);
  }

  keepTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.dress();
  }

  keepVolume(volume: number): void {
    this.volume = volume;
    remember("volume", String(volume));
  }

  keepVoice(lang: Lang, voice: string): void {
    this.voices[lang] = voice;
    remember(`voice.${lang}`, voice);
  }

  keepName(name: string): void {
    this.name = name;
    remember("name", name);
  }

  keep(name: Switch, on: boolean): void {
    this[name] = on;
    remember(name, on ? "yes" : "no");
  }

  private dress(): void {
    document.documentElement.dataset.theme = this.theme;
    const [light, dark] = colours;
    const chosen = this.theme === "light" ? light : this.theme === "dark" ? dark : undefined;
    frames.forEach((frame, place) => {
      const colour = chosen ?? colours[place]!;
      if (frame.content !== colour) frame.content = colour;
    });
  }
}

export const settings = new Settings();
