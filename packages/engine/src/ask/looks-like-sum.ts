import { remember } from '../model/remember.ts';
import { isCurrencyCode } from './currency-codes.ts';

/** Matches signs of a calculation: an operator, a root, money. One test decides for most texts. */
const mayBeSum =
  /[+*×·⋅÷^√%±$€£¥₹₩₽₺₫₪₴₦₱]|(?<![a-z])x\s*[\d.(]|\d\s+:\s+\d|\d\s*[²³(]|\)|[\s\d]-\s*[\d.(]|\s[-−–]\s|[a-z°²³]-\d|(?<!:[0-5]\d)\s\/|(?<!:[0-5]\d\s?)\/\s|\/\s*(?!10*\s*[a-z])[\d.(]|\d!|\b(?:half|thirds?|quarters?|fifths?|eighths?|[\d½⅓⅔¼¾⅛⅜⅝⅞])\s+of\s+[\d½⅓⅔¼¾]|\b(?:sqrt|square ?root|cbrt|cube ?root|twice|double|triple|times|by|reduced|increased|add|subtract|deduct|plus|minus|divided|multiplied|over|than|difference|remainder|quotient|midpoint|average|mean|sum|total|people|at|squared|cubed|power|factorial|fib(?:onacci)?|sqr|percentage|percent|fraction|decimals?(?!\s+(?:deg|hours?|hrs?|min|sec|days?|feet|foot|inch))|dp|mod(?:ulo)?|div)\b|\b(?:product|(?:great|larg|bigg|high|small|low|less)\w*|maximum|minimum)\s+of\b|\b(?:circumference|perimeter|surface|kinetic|momentum|force|density|diagonal|hypotenuse|longest side|pythagor\w*)\b|\b(?:log(?:_?\d+|\s*base)?|ln)(?=\s*[\d(])|\b(?:a?(?:sin|cos|tan)h?|factorial|arc(?:sin|cos|tan)|exp|abs|round|floor|ceil|trunc)(?=\s*\(|\s+[\d.-])|\b(?:min|max|gcd|lcm|atan2|hypot|fract|binom)(?=\()|[\da-f]\s*(?:<<|>>|[&|∧∨⊻])\s*\d|\d\s+(?:xor|ncr|npr|choose|permute)\s+\d|\d#|\.\(\d|(?<![a-z])pi\b|\d\s*dp\b|\d\s+(?:(?:an?|per|each)\s+(?:hour|day|week|month|year)|pcm|pw|pa|daily|weekly|monthly|yearly|in\s+\d+\s+(?:as|in|to))\b|\bbetween\s+\d+$|\s(?:for|in|on|less)\s+\d|[π∛]/i;
const moneyNames = /\b(?:dollars?|euros?|quid|bucks?|yen|yuan|sterling|francs?|rupees?)\b/i;

/** Returns true if a text contains a currency. `CAD` and `sum` have the same length. */
const namesMoney = (text: string): boolean =>
  moneyNames.test(text) || (text.match(/\b[a-z]{3}\b/gi)?.some(isCurrencyCode) ?? false);

/** Returns true if a text may be a calculation. Most texts are not, and one test decides. */
export const looksLikeSum = (plain: string): boolean => mayBeSum.test(plain) || namesMoney(plain);

/**
 * Matches signs that do not make a calculation: a fraction before a unit, signs in a unit, and the request for a
 * decimal number: 5 1/2 cups, kg*m^2, in hours decimal, the slash of a target: to /mi.
 */
const within =
  /(?<=['′]\s?)-(?=\d)|(?<=\s(?:in|to)\s+)\/(?=\s?[a-z])|(?<![\d./])\d+\/\d+(?=\s*[a-z"'″′])|(?<=[a-z]|[a-z]\^-?\d)[*·⋅](?=[a-z])|(?<=[a-z])\^-?(?=\d)|(?<=\s(?:in|to)\s+[a-z]+\s+(?:(?:as|in)\s+)?(?:an?\s+)?)decimals?$/gi;

/** Returns true if a text has no sign of a calculation except those in a number and its unit. */
export const mayBeMeasure = (plain: string): boolean => !looksLikeSum(plain.replace(within, ' '));

/** Texts behind numbers, with true for those that make a calculation. */
const known = new Map<string, boolean>();
/** The number of texts to remember. It is limited, because callers choose them. */
const mostKnown = 1000;

const isSumBehind = (rest: string): boolean => looksLikeSum(`10${rest}`) && !mayBeMeasure(`10${rest}`);

/** Matches the number at the start of a text. */
const firstNumber = /[-\d.]*/y;

/** Returns true if a conversion may also be a calculation. Its words decide, and not its number, so each are tested once. */
export const isAlsoSum = (conversion: string): boolean => {
  firstNumber.lastIndex = 0;
  firstNumber.test(conversion);
  return remember(known, mostKnown, conversion.slice(firstNumber.lastIndex), isSumBehind);
};
