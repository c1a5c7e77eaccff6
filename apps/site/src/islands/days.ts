/** A day as people write it whose month is clear: `2024-12-25`, `25 December 2024`, `Dec 25, 2024`. */
export const dayPattern =
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}(?:st|nd|rd|th)?\.?\s+[a-z]{3,9}\.?,?\s+\d{4}|[a-z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}/
    .source;

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
    .format(new Date(Date.UTC(2000, month)))
    .toLowerCase(),
);

const padded = (text: string): string => text.padStart(2, '0');

const isoOf = (year: string, month: string, day: string): string => `${year}-${padded(month)}-${padded(day)}`;

/** The day in ISO 8601, or the text as it is where its month is none: the tool says what is wrong with it. */
export const readDay = (text: string): string => {
  const [year, month, day] = text.split('-');
  if (day !== undefined) return isoOf(year!, month!, day);
  const word = /[a-z]{3,}/i.exec(text)![0].toLowerCase();
  const index = monthNames.findIndex((name) => name.startsWith(word));
  return index < 0 ? text : isoOf(/\d{4}/.exec(text)![0], String(index + 1), /\d{1,2}/.exec(text)![0]);
};

/** Today where the reader is. */
export const today = (): string => {
  const now = new Date();
  return isoOf(String(now.getFullYear()), String(now.getMonth() + 1), String(now.getDate()));
};
