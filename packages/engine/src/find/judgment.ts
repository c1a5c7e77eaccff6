// The patterns by which numbers in running text are judged: where none begins, what is no value, and what is said twice.

/** Tags, links and code, whose numbers say nothing to readers. */
export const passedOver = String.raw`<[a-z/!][^<>]{0,1000}>|(?:https?:\/\/|www\.)\S{1,2000}|\x60[^\x60\n]{1,400}\x60`;

/** Before a number that is none: letters, signs of money, marks of lists and of code. */
export const glued = /[\p{L}\p{M}\p{N}_.,:#@\\&%^*+=|<>/\p{Sc}]/u;
/** A sign of money before a number. */
export const signOfMoney = /(?:\p{Sc}|\b(?:USD|EUR|GBP|CHF|JPY|INR|Rs\.?))\s?$/u;

/** Dates, versions, times, telephone numbers and numbers of articles, which are no values. */
export const noValue = /\d+(?:([-/.])\d+\1\d+|:\d\d|(?<=\d{3})-\d{4}(?!\d))(?:[-/.:]\d+)*/y;

/** Digits and signs that show that a number goes on: a version, a date. */
export const goesOn = /^(?:[.,:/]\d|[_@])/;

/** Behind `in` where it is an inch, and no word: 3 in wide, but 3 in a row. */
export const inchBehind = /^(?:\.?$|[.,;:)\]"]|\s*[x×(]|\s(?:wide|long|tall|high|deep|thick|in diameter|across|by)\b)/;

/** Between a quantity and the same in another unit. */
export const same =
  /^\s?(?:[([]\s?(?:(?:about|approx\.?|approximately|roughly|or|ca\.?|[~≈=])\s?)?|\/|\s?[=≈|]\s?|\s?or\s(?:about\s)?|,\s(?:or|about)\s(?:about\s)?)$/i;

/** Behind feet, inches without their name: he is 6 feet 2. */
export const inchesAlone = /^\s\d{1,2}(?!\d)/;
