import { isCurrencyCode } from './currency-codes.ts';

/** What no text is without that asks to work something out: an operator, a root, money. Most texts are told apart by it at once. */
const mayBeSum =
  /[+*×⋅÷^√%±$€£¥₹₩₽₺₫₪₴₦₱]|(?<![a-z])x\s*[\d.(]|\d\s*[²³(]|\)|[\s\d]-\s*[\d.(]|\s[-−–]\s|[a-z°²³]-\d|\s\/|\/\s|\/\s*(?!10*\s*[a-z])[\d.(]|\d!|\b(?:half|thirds?|quarters?|fifths?|eighths?|\d)\s+of\s+[\d½⅓⅔¼¾]|\b(?:sqrt|square root|cbrt|cube root|twice|double|triple|times|by|reduced|increased|plus|minus|divided|multiplied|over|than|difference|average|mean|sum|total|people|at|squared|cubed|power|factorial|percentage|percent|fraction|decimals?(?!\s+deg)|dp|mod(?:ulo)?)\b|\b(?:log(?:_?\d+|\s*base)?|ln)(?=\s*[\d(])|(?<![a-z])pi\b|\d\s*dp\b|\s(?:for|in)\s+\d|[π∛]/i;
const moneyNames = /\b(?:dollars?|euros?|quid|bucks?|yen|yuan|sterling|francs?|rupees?)\b/i;

/** Whether a word is a currency; `CAD` and `sum` are as long. */
const namesMoney = (text: string): boolean =>
  moneyNames.test(text) || (text.match(/\b[a-z]{3}\b/gi)?.some(isCurrencyCode) ?? false);

/** Whether a text may ask to work something out: most texts do not, and are told apart by this at once. */
export const looksLikeSum = (plain: string): boolean => mayBeSum.test(plain) || namesMoney(plain);

/** A fraction before a unit, and signs within one: 5 1/2 cups, kg*m^2. */
const within =
  /(?<=['′]\s?)-(?=\d)|(?<![\d./])\d+\/\d+(?=\s*[a-z"'″′])|(?<=[a-z]|[a-z]\^-?\d)[*·⋅](?=[a-z])|(?<=[a-z])\^-?(?=\d)/gi;

/** Whether a text that may ask to work something out has no other sign of it than those within a number and a unit. */
export const mayBeMeasure = (plain: string): boolean => !looksLikeSum(plain.replace(within, ' '));
