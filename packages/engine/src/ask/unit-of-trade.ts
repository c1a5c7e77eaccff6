import type { Assumption } from '../model/assumption.ts';
import { numberWord } from '../text/numbers/number-words.ts';
import type { Corrected } from './typos.ts';

/** Matches pounds after their number, in digits or in words. */
const pounds = new RegExp(
  String.raw`(?<=(?:\d|(?<![a-z])(?:hundred|thousand|${numberWord}))\s?)pounds?(?!\s?(?:of|sterling|per|force)(?![a-z])|[-\p{L}])`,
  'iu',
);

/** Matches words for money: 10% off 80 pounds, a bill of 60 pounds. */
const ofMoney =
  /(?<![a-z])(?:vat|tax|tips?|bill|discount|sale|% off|salary|wages?|rent|deposit|loan|mortgage|interest|fees?|fare|budget|sav(?:e[sd]?|ings?)|cost(?:s|ing)?|pric(?:e|ed|es)|pay(?:s|ing)?|paid|ow(?:e|es|ed)|refund|commission|earn(?:s|ed)?|spend|spent|change from|(?:an|per) hour|(?:a|per) night|at \d+(?:\.\d+)? pounds each)(?![a-z])/i;

/** Matches words that make pounds a mass, and other currencies. */
const ofMass =
  /(?<![a-z])(?:kgs?|kilos?|kilograms?|grams?|g|oz|ounces?|stones?|lbs?|tons?|tonnes?|weigh\w*|los[et]\w*|gain\w*|body|bmi|calories|muscle|(?:per|a|each) pound|feet|foot|ft|inch(?:es)?|force|torque|pressure|dollars?|euros?|cents?)(?![a-z])|[$€¥]|\/\s?(?:lb|pound)|force|per square/i;

/** Matches nanometers after their number, which sailors and pilots write for nautical miles. */
const sailed = /(?<=\d\s?)nm(?![\p{L}\d])/iu;

/** Matches speeds of ships and planes, what they do, and the miles of others. A kN is a force. */
const ofSailing =
  /(?<![a-z])(?:[Kk]nots?|KNOTS?|[Kk]ts?|KTS?|kn|[Ss]tatute miles?|[Ss]ail(?:ed|ing)?|[Bb]oat|[Ss]hip|[Yy]acht|[Ff]lew|[Ff]light)(?![A-Za-z])/;

/** Matches British thermal units without a time, and the units of power that show that they are of an hour: 12000 btu to kw. */
const thermal = /(?<![a-z])btus?(?:\s(?:ac|a\/c))?(?![a-z/]|\s?(?:per|an?|each)\s)/iu;
const ofPower =
  /(?<![a-z/])(?:kw|kilowatts?|watts?|w|hp|tons?(?=\s*(?:$|\?|of\s(?:ac|cooling)|ac(?![a-z])|air|hvac|cooling)))(?![a-z/])/i;

/** Matches tons of air conditioners, which cool as much as a ton of ice in a day. */
const cooling = /(?<=\d\s?)tons?\s(?:of\s)?(?:ac|a\/c|air con\w*|hvac|cooling)(?:\sunits?)?(?![a-z])/iu;

/** Matches the unit of a meter after its price: 28p a unit. */
const metered = /(?<=\d\s?p\s)(?:a|per|each)\sunit(?![a-z])/giu;

/** Matches amperes in small letters, and the units of electricity beside which they are not ares: 230v 13a in kw. */
const amperes = /(?<=\d)a(?![\p{L}\d])|(?<=\d\s)a(?=\s*(?:$|[,?]|\d|(?:in|for|at|to|how|load|kw|wh|w)\s))/u;
const ofElectricity = /\d\s?[km]?(?:v|volts?|ah|wh|w|watts?|ohms?)(?![a-z])/i;

/** Matches a number and the `p` of a price: at 142.9p, 99p each, 99p x 12. The number of lines of a picture is none: at 1080p. */
const pence =
  /(?<=(?<![a-z])(?:at|for|cost|costs|@)\s?(?!(?:240|360|480|720|1080|1440|2160|4320)p)\d[\d.]*|\d\s?[x×*]\s?\d[\d.]*)p(?=$|[\s,;?!])|(?<=\d)p(?=\s(?:each|apiece)(?![a-z])|\s?[x×*]\s?\d)/iu;

/** Matches a rent of a month after its number, and the words for money or another period beside it: £650 pcm weekly. */
const rentOfMonth = /(?<=\d\s?)pcm(?![\p{L}\d])/iu;
const ofRent = /[£€$]|(?<![a-z])(?:rent|weekly|yearly|annual(?:ly)?|per (?:week|year)|a (?:week|year)|pw|pa)(?![a-z])/i;

/** Matches the letters of all these units, of which most texts have none. */
const anyOfThem = /pound|nm|btu|ton|unit|\da|\d\sa|\dp|pcm/i;

const readAs = (text: string, written: RegExp, unit: string): Corrected | undefined => {
  const [named] = text.match(written) ?? [];
  if (named === undefined) return undefined;
  const assumed: readonly Assumption[] = [{ kind: 'unit', of: named, as: unit }];
  return { text: text.replace(new RegExp(written, 'giu'), unit), assumed };
};

/**
 * Returns an English text with the unit that its other words show: pounds sterling for `20% off 80 pounds`, nautical miles for `24 nm at 6
 * knots`, British thermal units an hour for `12000 btu to kw`.
 */
export const withUnitOfTrade = (text: string): Corrected => {
  const asWritten: Corrected = { text, assumed: [] };
  if (!anyOfThem.test(text)) return asWritten;
  if (ofElectricity.test(text) && amperes.test(text)) return readAs(text, amperes, 'A') ?? asWritten;
  if (ofSailing.test(text)) return readAs(text, sailed, 'nmi') ?? asWritten;
  if (ofRent.test(text) && rentOfMonth.test(text))
    return readAs(text.replace(/(?<=\d)pcm/i, ' $&'), rentOfMonth, 'a month') ?? asWritten;
  const cooled = readAs(text, cooling, 'tons of refrigeration');
  const perHour = cooled || ofPower.test(text) ? readAs(cooled?.text ?? text, thermal, 'BTU/h') : undefined;
  if (cooled || perHour)
    return { text: (perHour ?? cooled!).text, assumed: [...(cooled?.assumed ?? []), ...(perHour?.assumed ?? [])] };
  if (ofPower.test(text) && metered.test(text)) return readAs(text, metered, 'per kWh') ?? asWritten;
  if (pence.test(text)) return readAs(text.replace(pence, ' p'), /(?<=\d\s)p(?![\p{L}\d])/iu, 'pence') ?? asWritten;
  return (ofMoney.test(text) && !ofMass.test(text) ? readAs(text, pounds, 'GBP') : undefined) ?? asWritten;
};
