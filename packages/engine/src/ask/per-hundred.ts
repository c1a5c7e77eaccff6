import { makeSource, type Span } from '../text/span.ts';

/** Matches liters over a hundred without the unit of the distance: 6,2 l/100, 8,2 л/100. */
const perHundred = /(?<=\d\s?(?:l|л|lt)\s?\/\s?100)(?![.,]?\d|\s*[kmкм])/giu;

/** Completes the distance of a consumption: `6,2 l/100` is for 100 km. */
export const withDistance = (source: Span): Span => {
  const text = source.text.replace(perHundred, ' km');
  return text === source.text
    ? source
    : { ...makeSource(text, source.lexicon, source.names), currencies: source.currencies };
};
