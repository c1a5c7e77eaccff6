// The patterns by which numbers in running text are judged: where none begins, what is not a value, and what is said twice.

/** Tags, links, code and formulas, whose numbers say nothing to readers. */
export const passedOver = String.raw`<[a-z/!][^<>]{0,1000}>|(?:https?:\/\/|www\.)\S{1,2000}|\x60[^\x60\n]{1,400}\x60|\$\$[^$]{1,400}\$\$`;

/** Before a number that is not one: letters, signs of money, marks of lists and of code. */
export const glued = /[\p{L}\p{M}\p{N}_.,:#@\\&%^*+=|<>/\p{Sc}]/u;
/** A sign of money before a number. */
export const signOfMoney = /(?:\p{Sc}|\b(?:USD|EUR|GBP|CHF|JPY|INR|Rs\.?))\s?$/u;

/** Dates, versions, times, telephone numbers and numbers of articles, which are not values. */
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

/** Before the last number of several where the others stand apart from its unit: 12.7 ± 0.1 mm, 220 x H 85 cm, sank von 90 auf 75 kg. */
export const numberBefore =
  /(?:±|\+\/-|\+-|(?<![\d.,])\d[\d.,]*\s?(?:[x×*]\s?\p{L}{1,3}\.?|\p{L}?\s?[-~～〜]|\s(?:to|auf|bis|à|a|au|hasta|até|do|до|tot|naar)))\s?$/iu;

/** Words before the first of two numbers, of which the second may be less: from 55 to 35 mph. */
export const fromBefore = /(?:^|[^\p{L}])(?:from|de|du|da|dal|von|vom|van|od|от|с)\s$/iu;

/** Ounces of what people drink, which may be those of a volume. */
export const drinks =
  /^[ -](?:of )?(?:\p{L}+ )?(?:soda|beer|ale|latte|coffee|espresso|cappuccino|tea|juice|water|milk|rum|vodka|gin|whiske?y|bourbon|tequila|vermouth|wine|syrup|cola|drink|cocktail|glass|cup|mug|bottle|can|coupe)(?:e?s)?\b/iu;

/** Counts that say about how many: des centaines de mètres. */
export const roughCount =
  /^(?:centaine|dizaine|vingtaine|millier|hunderte|tausende|centinai|migliai|cientos|hundreds|thousands)/i;
/** Counts that are about so many behind a word that says so. */
export const roundCount = /^(?:hund|cent|cien|taus|mil|thous)/i;
/** Words before a count that leave open how many: nach einigen hundert Metern. */
export const roughBefore =
  /(?:quelques|plusieurs|einige\p{L}*|mehrere\p{L}*|ein paar|several|some|few|unos|unas|varios|varias|alcun\p{L}+)\s$/iu;

/** Behind an amount for one of another unit: 40 Liter Regen pro Quadratmeter. */
export const perBehind = /^(?: \p{L}+){0,2} (?:pro|por|par|per|je) (?:\d+ )?(?=\p{L})/u;
/** Beside an amount for one of another unit, in scripts without spaces. */
export const perUnspaced = /^(?:あたり|当たり|につき)/;
export const perUnspacedBefore = /(?:あたり|当たり|につき|油耗|燃費)[^\d]{0,4}$/;

/** Before the lengths of lenses and films. */
export const lensBefore =
  /(?:films?|objecti[fv]\p{L}*|objeti[fv]\p{L}*|objektiv\p{L}*|lens|brennweite|focale|レンズ|镜头|鏡頭)[^.\d]{0,6}$/iu;

/** The distances of races, which are their names. */
export const raceLengths: ReadonlySet<string> = /* @__PURE__ */ new Set([
  '60',
  '100',
  '200',
  '400',
  '800',
  '1500',
  '5000',
  '10000',
]);
export const raceBefore = /(?:^|[^\p{L}])(?:the|le|au|du|el|los|die|den|男子|女子)\s?$/iu;
export const raceBehind =
  /^\s?(?:final|dash|hurdles|freestyle|butterfly|backstroke|breaststroke|medley|relay|sprint|haies|决赛|短跑|跑|自由泳|蝶泳|蛙泳|接力|決勝|走|リレー|自由形|平泳ぎ|背泳ぎ|バタフライ|競走)/iu;

/** Behind the milliliters of a medicine, whose spoons are measured in them. */
export const doseBehind =
  /^\s(?:doses?|cada|every|alle|toutes|daily|once|twice|three times|pro tag|per day|par jour)\b/iu;
