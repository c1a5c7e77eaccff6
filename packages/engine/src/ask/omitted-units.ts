import { oncePer } from '../model/remember.ts';
import { makeSource, type Span } from '../text/span.ts';

/** Returns a source with another text, in the same language. */
const withText = (source: Span, text: string): Span =>
  text === source.text ? source : { ...makeSource(text, source.lexicon, source.names), currencies: source.currencies };

/** Matches liters over a hundred without the unit of the distance: 6,2 l/100, 8,2 л/100. */
const perHundred = /(?<=\d\s?(?:l|л|lt)\s?\/\s?100)(?![.,]?\d|\s*[kmкм])/giu;

/** Matches the end of a unit of energy before a price without a space: 1kWh31円. */
const beforePrice = /(?<=1\s?kwh)(?=\d+(?:[.,]\d+)?\s?[円元])/gi;

/** Matches one unit of energy before its price: 一度电0.56元. */
const ofOneDegree = /[一每1]度[电電](\d+(?:\.\d+)?)(?=元|块)/g;

/** Returns a text with the distance of a consumption (`6,2 l/100` is for 100 km), and with units of energy apart from their prices. */
export const withOmittedUnits = (source: Span): Span => {
  const text = source.text.replace(perHundred, ' km').replace(beforePrice, ' ').replace(ofOneDegree, '1千瓦时 $1');
  return withText(source, text);
};

/** Returns a pattern for words that are several in the reader's tables. No letter of another word is beside them. */
const patternOf = oncePer(
  (contracted: Readonly<Record<string, string>>) =>
    new RegExp(`(?<!\\p{L})(?:${Object.keys(contracted).join('|')})(?!\\p{L})`, 'gu'),
);

/** Returns a text with the words that a contracted one is made of: للكيلو is لكل كيلو. */
export const withWholeWords = (source: Span, contracted: Readonly<Record<string, string>> | undefined): Span =>
  contracted
    ? withText(
        source,
        source.text.replace(patternOf(contracted), (word) => contracted[word]!),
      )
    : source;
