/** Fills the slots of a sentence with texts. `{0}` is the first. */
export const fill = (sentence: string, ...texts: readonly string[]): string =>
  sentence.replace(/\{(\d)\}/g, (_, place: string) => texts[Number(place)] ?? '');

/** English sentences with their translations. `{0}` in both is any text. */
export type Sentences = Readonly<Record<string, string>>;

/** Returns an English text in another language, if there is a translation. `written` formats the texts of its slots. */
export const sayIn = (text: string, sentences: Sentences | undefined, written: (text: string) => string): string => {
  if (!sentences) return written(text);
  if (Object.hasOwn(sentences, text)) return sentences[text]!;
  for (const [sentence, own] of Object.entries(sentences)) {
    const pattern = sentence.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\d\}/g, '(.+?)');
    const [, ...parts] = new RegExp(`^${pattern}$`, 's').exec(text) ?? [];
    if (parts.length > 0) return fill(own, ...parts.map(written));
  }
  return written(text);
};
