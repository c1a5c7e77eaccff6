import type { Vocabulary } from '../languages/vocabulary.ts';
import { oncePer } from '../model/remember.ts';
import { makeSource, type Span } from '../text/span.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { readCurrency } from './money.ts';

/** Returns a source with another text, in the same language. */
const withText = (source: Span, text: string): Span =>
  text === source.text ? source : { ...makeSource(text, source.lexicon, source.names), currencies: source.currencies };

/** Matches liters over a hundred without the unit of the distance: 6,2 l/100, 8,2 л/100. */
const perHundred = /(?<=\d\s?(?:l|л|lt)\s?\/\s?100)(?![.,]?\d|\s*[kmкм])/giu;

/** Matches liters over a hundred kilometers in Persian: ۶ لیتر در صد. */
const inHundred = /(?<=\p{N}\sلیتر\s)در صد(?!\s*کیلومتر)/gu;

/** Matches the end of a unit of energy before a price without a space: 1kWh31円. */
const beforePrice = /(?<=1\s?kwh)(?=\d+(?:[.,]\d+)?\s?[円元])/gi;

/** Matches one unit of energy before its price: 一度电0.56元. */
const ofOneDegree = /[一每1]度[电電](\d+(?:\.\d+)?)(?=元|块)/g;

/** Matches the kilometers for a liter after it in Japanese: リッター15km. */
const kilometersOfLiter = /(?<![\d.])(?:リッター|1リットル(?:あたり|で))\s?(\d+(?:\.\d+)?)\s?(?:km|キロ)/gi;

/** Matches a duration in Dutch: in 1u10. Elsewhere it is a time of day. */
const hoursInDutch = /(?<=(?<!\p{L})in\s)(\d{1,2})u([0-5]\d)(?![\p{L}\d])/gu;

/** Matches a Japanese spoon before its number: 大さじ1と1/2. */
const spoon = /(大さじ|大匙|小さじ|小匙)\s?(\d+(?:\.\d+)?)(?:と(\d)\/(\d)|(半))?/g;

/** Matches a percentage without its sign, which an article says in Spanish and Italian: descuento del 30, el 21 de iva. */
const ofPercentages =
  'descuento|rebaja|recargo|subida|bajada|iva|propina|comisi[oó]n|sconto|ribasso|rincaro|aumento|mancia';
const openPercent = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${ofPercentages})\s(?:del|al)\s\d{1,2})(?![\d%:]|[.,]\d|\s?(?:%|por|per|€|eur))|(?<=(?<!\p{L})(?:el|il)\s\d{1,2})(?=\s(?:de|di)\s(?:${ofPercentages})(?!\p{L}))`,
  'giu',
);

/** Matches the name of a month in Turkish with a case ending, which people write without an apostrophe after a number: 25 aralığa, 5 marttan. */
const monthInCase =
  /(?<=(?<!\d)\d{1,2}\s)(oca[kğ]|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralı[kğ])(y?[ae]|[dt][ae]n?)(?!\p{L})/giu;

const withApostrophe = (_: string, month: string, ending: string): string => `${month.replace(/ğ$/, 'k')}'${ending}`;

const afterNumber = (_: string, name: string, whole: string, above = '0', below = '1', half = ''): string =>
  `${Number(whole) + (half === '' ? Number(above) / Number(below) : 1 / 2)}${name}`;

/** Matches the name of a milliliter in Persian in two words, each of which is also thirty: چند سی سی. */
const twoLetters = /(?<!\p{L})سی[\s\u200C]سی(?!\p{L})/gu;

/** Matches the milligrams for a kilogram after words for it, and before them: kilo başına 15 mg, 每公斤10毫克, ۱۰ میلی گرم به ازای هر کیلو. */
const milligrams = String.raw`(\p{N}+(?:[.,٫]\p{N}+)?)\s?(?:mg|毫克|ミリグラム|밀리그램|میلی[\s‌]?گرم)`;
const eachKilogram = String.raw`(?:به ازای\s|برای\s)?هر\s(?:کیلو(?:گرم)?|kg)(?:\sوزن)?`;
const afterKilogram = new RegExp(
  String.raw`(?:(?<!\p{L})${eachKilogram}\s|(?<!\p{L})(?:kilo|kg|kilogram)\sbaşına\s|[每毎](?:公斤|千克|kg)(?:体重)?|(?:1\s?)?(?:kg|킬로|키로)\s?당\s?|(?:1\s?)?(?:kg|キロ)(?:あたり|当たり|につき)\s?)${milligrams}`,
  'giu',
);
const beforeKilogram = new RegExp(String.raw`${milligrams}\s${eachKilogram}`, 'giu');

/** Matches the price of one square meter after it in Chinese: 每平1.2万. */
const priceOfSquare = /每平(?:方米|米)?(\d+(?:\.\d+)?)(万)?元?/g;

const ofSquare = (_: string, number: string, myriad?: string): string =>
  `${myriad === undefined ? number : Math.round(Number(number) * 1e4)}元/平方米`;

/** Matches tenths in Chinese and Japanese: 三成, 6割. */
const tenths = /(?<![\d.])([1-9一二三四五六七八九])(?:成|割)(?![\d引り増合る熟为品都人本交功立長长年分の])/g;

/** Matches a price in tenths and hundredths as it is said in Chinese: 7块8毛5. */
const spokenPrice = /(?<![\d.])(\d+)([元块塊])(\d)[毛角](?:(\d)(?:分|(?=$|[\s,，、。;；])))?/g;

const inYuan = (_: string, yuan: string, name: string, tenth: string, hundredth = ''): string =>
  `${yuan}.${tenth}${hundredth}${name}`;

const digitsOfHan = '一二三四五六七八九';

const inPercent = (_: string, digit: string): string => `${digitsOfHan.indexOf(digit) + 1 || digit}0%`;

/** The English abbreviations and their words: 3ph is three phase, and 2.1vf a forward voltage. Beside a drink an ounce is a fluid one. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.,])3[\s-]?ph(?:ase)?(?![a-z])/gi, 'three phase'],
  [/(?<=\d)k(?=\s\d[\d.]*k(?![a-z]))/gi, 'k,'],
  [/(?<=\d)\s?vf(?![a-z])/gi, ' V'],
  [/(?<![a-z])og(?=\s1\.[01]\d)/gi, 'original gravity'],
  [/(?<![a-z])fg(?=\s1\.[01]\d|\s0\.99)/gi, 'final gravity'],
  [/(?<=gravity\s.*)(?<![a-z])abv(?![a-z])/gi, 'alcohol by volume'],
  [/(?<![a-z])\d(?:st|nd|rd|th)(?=\s(?:test|exam|quiz|grade)(?![a-z]))/gi, 'next'],
  [
    /(?<=\d\s)(?:minus|less|down|reduced(?:\sby)?|-)\s(\d[\d.]*\s?(?:%|percent))(?=,?\s(?:then|and|plus)\s)/gi,
    '$1 off',
  ],
  [/(?<![a-z])less(?:\s(?:another|an?\s(?:extra|further)|an))?(?=\s\d[\d.]*\s?(?:%|percent))/gi, 'minus'],
  [/\s@\s?(?=[\d$€£])/g, ' at '],
  [/(?<=\d)\s?(?:in\.?|")?\s?o\.?c\.?(?![a-z])/gi, ' in on center'],
  [/(?<=\$.*\+\s?)(\d\d)\s?(?:c|cents|¢)(?![a-z])|(?<=\+\s?)(\d\d)\s?(?:c|cents|¢)(?![a-z])(?=.*\$)/gi, '$$0.$1$2'],
  [/(?<=%\s?\+\s?)(\d\d)\s?(?:c|cents|¢)(?![a-z])/gi, '0.$1'],
  [/(?<=\d)\s?wpm(?![a-z])/gi, ' words per minute'],
  [/(?<=\d)\s?l(?:pa|akhs?\s(?:pa|p\.a\.|per annum))(?![a-z])/gi, ' lakh a year'],
  [
    /(?<=\d\s?(?:min(?:ute)?s?|h(?:ou)?rs?)\s)(?:(?:a|each|every)\sday|daily)(?=,?\s(?:for\s)?\d+\sdays?(?![a-z]))/gi,
    'per day',
  ],
  [/\smon(?:day)?\s?(?:to|-|thru|through)\s?fri(?:day)?(?![a-z])/gi, ' a day 5 days'],
  [
    /(?<=layover.*)(?<![a-z])(?:land(?:s|ed|ing)?|arriv(?:e|es|ed|ing|al))(?![a-z])(?=.*\b(?:depart|leave|take))/gi,
    'start',
  ],
  [/(?<=layover.*)(?<![a-z])(?:depart(?:s|ure)?|leaves?|takes? off)(?![a-z])/gi, 'end'],
  [/(?<=\s)o2(?![a-z\d])/gi, 'oxygen'],
  [/(?<=\d)\s?grand(?![a-z])/gi, 'k'],
  [/\$?(\d[\d.,]*)\s?(?:bucks?|dollars?)(?![a-z])/gi, '$$$1'],
  [
    /(?<=[$€£]\d[\d.,]*\s)(?:a|per)(?=\s(?:pack|box|bag|carton|case|crate|bottle|can|jar|tray|roll|sheet|ticket),?\s\d)/gi,
    'each',
  ],
  [/(?<=\d\s?)units?(?=\s?(?:\/|per|in)\s?(?:\d+\s?)?(?:ml|hr|h|hour)(?![a-z]))/gi, 'IU'],
  [/(?<=how many )(?:yards|yds)(?=\s(?:of\s)?(?:concrete|mulch|gravel|topsoil|soil|sand)(?![a-z]))/gi, 'cubic yards'],
  [/(?<=[$€£]\d+(?:\.\d+)?)\s(?=(?:gal|gallon|lb|kwh|kg|litre|liter)(?![a-z]))/gi, '/'],
  [/(?<=(?<![a-z])(?:drink|drinks|drank|drinking|water)\s.*\d\s?)oz(?![a-z])/gi, 'fl oz'],
];

/** Returns an English text with whole words for abbreviations. */
export const withoutAbbreviations = (source: Span): Span =>
  withText(
    source,
    abbreviations.reduce((text, [pattern, words]) => text.replace(pattern, words), source.text),
  );

/** Returns a text with the distance of a consumption (`6,2 l/100` is for 100 km), with units of energy apart from their prices, with spoken prices in digits, and with tenths as percentages. */
export const withOmittedUnits = (source: Span): Span => {
  const text = source.text
    .replace(perHundred, ' km')
    .replace(inHundred, '/ 100 کیلومتر')
    .replace(beforePrice, ' ')
    .replace(ofOneDegree, '1千瓦时 $1')
    .replace(priceOfSquare, ofSquare)
    .replace(spokenPrice, inYuan)
    .replace(twoLetters, 'cc')
    .replace(spoon, afterNumber)
    .replace(kilometersOfLiter, '$1km/L ')
    .replace(hoursInDutch, '$1 u $2 min')
    .replace(openPercent, '%')
    .replace(afterKilogram, ' $1 mg/kg ')
    .replace(beforeKilogram, '$1 mg/kg')
    .replace(tenths, inPercent);
  return withText(source, text);
};

/** Returns a pattern for words that are several in the reader's tables. No letter of another word is beside them. */
const patternOf = oncePer(
  (contracted: Readonly<Record<string, string>>) =>
    new RegExp(`(?<!\\p{L})(?:${Object.keys(contracted).join('|')})(?!\\p{L})`, 'giu'),
);

const inSmall = oncePer(
  (contracted: Readonly<Record<string, string>>) =>
    new Map(Object.entries(contracted).map(([word, words]) => [word.toLowerCase(), words])),
);

/** Matches a word after a number. */
const wordAfter = /(?<=\p{N}\s?)\p{L}+/gu;

const multipliersOf = oncePer(({ counts }: Vocabulary) => new Set([...counts.keys()].map(plainLetters)));

/** Returns a text with multipliers apart from the currencies that people write together with them: ۵۰ هزارتومن, 50 binlira. */
const withMultipliersApart = (source: Span): Span => {
  const { vocabulary } = source.lexicon!;
  if (!vocabulary || hasUnspaced(source.plain)) return source;
  const isCurrency = (text: string): boolean => {
    const { currencies } = source;
    return readCurrency({ ...makeSource(text, source.lexicon), currencies }, 0)?.end === text.length;
  };
  const apart = (word: string): string => {
    const isEnd = (_: string, at: number): boolean =>
      multipliersOf(vocabulary).has(plainLetters(word.slice(0, at))) && isCurrency(word.slice(at));
    const end = Array.from(word).findIndex(isEnd);
    return end < 0 ? word : `${word.slice(0, end)} ${word.slice(end)}`;
  };
  return withText(source, source.text.replace(wordAfter, apart));
};

/** Returns a text with the words that a contracted one is made of: للكيلو is لكل كيلو. */
export const withWholeWords = (source: Span, contracted: Readonly<Record<string, string>> | undefined): Span => {
  const dated = withText(source, source.text.replace(monthInCase, withApostrophe));
  const apart = withMultipliersApart(dated);
  return contracted
    ? withText(
        apart,
        apart.text.replace(patternOf(contracted), (word) => inSmall(contracted).get(word.toLowerCase()) ?? word),
      )
    : apart;
};
