/** Lines read aloud, one after the other, in the page's language. */
import type { Lang } from "./protocol";
import { settings } from "./settings.svelte";

export const canSpeak = "speechSynthesis" in window;

/** The browser's voices for a language; they may come late, so ask again on `voiceschanged`. */
export function voicesOf(lang: Lang): SpeechSynthesisVoice[] {
  if (!canSpeak) return [];
  const tongue = lang.slice(0, 2);
  return speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(tongue));
}

/** Held until spoken: browsers have been known to forget an utterance that nobody holds. */
const waiting = new Set<SpeechSynthesisUtterance>();

export function speak(text: string, lang: Lang): void {
  if (!canSpeak || !settings.may("speech") || !text) return;
  const line = new SpeechSynthesisUtterance(text);
  line.lang = lang;
  line.volume = settings.volume;
  line.voice = voicesOf(lang).find((voice) => voice.voiceURI === settings.voices[lang]) ?? null;
  waiting.add(line);
  line.onend = line.onerror = () => waiting.delete(line);
  speechSynthesis.speak(line);
}

/** Where nothing is said, the browser's voices are not asked for: finding them takes a phone a while. */
export function hush(): void {
  if (!waiting.size) return;
  waiting.clear();
  speechSynthesis.cancel();
}
