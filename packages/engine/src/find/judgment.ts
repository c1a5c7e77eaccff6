// Patterns that decide which numbers in running text are values: where no number starts, what is not a value, and where
// a value is repeated in another unit.

/** Tags, links, code and formulas. Numbers in them are skipped. */
export const passedOver = String.raw`<[a-z/!][^<>]{0,1000}>|(?:https?:\/\/|www\.)\S{1,2000}|\x60[^\x60\n]{1,400}\x60|\$\$[^$]{1,400}\$\$`;

/** Characters that rule out a value right after them: letters, currency signs, list and code markers. */
export const glued = /[\p{L}\p{M}\p{N}_.,:#@\\&%^*+=|<>/\p{Sc}]/u;
/** A currency sign or code before a number. */
export const signOfMoney = /(?:\p{Sc}|\b(?:USD|EUR|GBP|CHF|JPY|INR|Rs\.?))\s?$/u;

/** Dates, versions, times, telephone numbers and article numbers, which are not values. */
export const noValue = /\d+(?:([-/.])\d+\1\d+|:\d\d|(?<=\d{3})-\d{4}(?!\d))(?:[-/.:]\d+)*/y;

/** Text after a number that shows that it continues, as in a version or a date. */
export const goesOn = /^(?:[.,:/]\d|[_@])/;

/** Text after `in` that makes it an inch: "3 in wide", but not "3 in a row". */
export const inchAfter = /^(?:\.?$|[.,;:)\]"]|\s*[x×(]|\s(?:wide|long|tall|high|deep|thick|in diameter|across|by)\b)/;

/** Text between a value and the same value in another unit. */
export const same =
  /^\s?(?:[([]\s?(?:(?:about|approx\.?|approximately|roughly|or|ca\.?|[~≈=])\s?)?|\/|\s?[=≈|]\s?|\s?or\s(?:about\s)?|,\s(?:or|about)\s(?:about\s)?)$/i;

/** Inches without a unit after feet: "he is 6 feet 2". */
export const inchesAlone = /^\s\d{1,2}(?!\d)/;

/**
 * Text before a number that shows that an earlier number shares its unit: "12.7 ± 0.1 mm", "220 x H 85 cm", "sank von
 * 90 auf 75 kg".
 */
export const numberBefore =
  /(?:±|\+\/-|\+-|(?<![\d.,])\d[\d.,]*\s?(?:[x×*]\s?\p{L}{1,3}\.?|\p{L}?\s?[-~～〜]|\s(?:to|auf|bis|à|a|au|hasta|até|do|до|tot|naar)))\s?$/iu;

/** Words before a range, whose second number may be the smaller: "from 55 to 35 mph". */
export const fromBefore = /(?:^|[^\p{L}])(?:from|de|du|da|dal|von|vom|van|od|от|с)\s$/iu;

/** Matches metals whose ounces may be troy ounces. */
export const metals = /^ (?:of )?(?:pure |fine )?(?:gold|silver|platinum|palladium|bullion)\b/i;

/** Drinks after an ounce, which may then be a fluid ounce. */
export const drinks =
  /^[ -](?:of )?(?:\p{L}+ )?(?:soda|beer|ale|latte|coffee|espresso|cappuccino|tea|juice|water|milk|rum|vodka|gin|whiske?y|bourbon|tequila|vermouth|wine|syrup|cola|drink|cocktail|glass|cup|mug|bottle|can|coupe)(?:e?s)?\b/iu;

/** Approximate counts: "des centaines de mètres". */
export const roughCount =
  /^(?:centaine|dizaine|vingtaine|millier|hunderte|tausende|centinai|migliai|cientos|hundreds|thousands)/i;
/** Round counts, which are approximate after a word such as those of `roughBefore`. */
export const roundCount = /^(?:hund|cent|cien|taus|mil|thous)/i;
/** Words that make a count approximate: "nach einigen hundert Metern". */
export const roughBefore =
  /(?:quelques|plusieurs|einige\p{L}*|mehrere\p{L}*|ein paar|several|some|few|unos|unas|varios|varias|alcun\p{L}+)\s$/iu;

/** Text after an amount per another unit: "40 Liter Regen pro Quadratmeter". */
export const perAfter = /^(?: \p{L}+){0,2} (?:pro|por|par|per|je) (?:\d+ )?(?=\p{L})/u;
/** Words for "per" beside an amount, in scripts without spaces. */
export const perUnspaced = /^(?:あたり|当たり|につき)/;
export const perUnspacedBefore = /(?:あたり|当たり|につき|油耗|燃費)[^\d]{0,4}$/;

/** Words before focal lengths and film formats. */
export const lensBefore =
  /(?:films?|objecti[fv]\p{L}*|objeti[fv]\p{L}*|objektiv\p{L}*|lens|brennweite|focale|レンズ|镜头|鏡頭)[^.\d]{0,6}$/iu;

/** Race distances that name the race. */
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
export const raceAfter =
  /^\s?(?:final|dash|hurdles|freestyle|butterfly|backstroke|breaststroke|medley|relay|sprint|haies|决赛|短跑|跑|自由泳|蝶泳|蛙泳|接力|決勝|走|リレー|自由形|平泳ぎ|背泳ぎ|バタフライ|競走)/iu;

/** Text after a dose of medicine in milliliters. */
export const doseAfter =
  /^\s(?:doses?|cada|every|alle|toutes|daily|once|twice|three times|pro tag|per day|par jour)\b/iu;
