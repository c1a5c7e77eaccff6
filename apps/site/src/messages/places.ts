/** The places that a language names, by time zone, with `|` between names. */
export type Places = Readonly<Record<string, string>>;

const withoutAccents = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the time zone of a place that the language of the page names, or else the text. */
export const zoneIn = (text: string, places: Places = {}): string => {
  const isNamed = ([, names]: readonly [string, string]): boolean =>
    names.split('|').some((name) => withoutAccents(name) === withoutAccents(text));
  return Object.entries(places).find(isNamed)?.[0] ?? text;
};
