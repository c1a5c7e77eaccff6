// What the elements of @units/elements need of the engine, in few bytes: the everyday units as texts, the units of readers, and the words by
// which text is judged. For this repository alone: it is not published.
export { convertScale, type ExactScale } from './everyday/exact-scale.ts';
export { lookUp, readUnits, type Spellings } from './everyday/units-text.ts';
export { audienceSymbols, audienceUnits, dubiousSpellings, pageUnits } from './generated/page-units.ts';
export { glued, goesOn, inchBehind, noValue, passedOver, same, signOfMoney } from './find/judgment.ts';
export {
  differenceBefore,
  differenceBehind,
  english,
  labels,
  lumberBefore,
  lumberBehind,
  money,
  namedThings,
} from './find/words.ts';
