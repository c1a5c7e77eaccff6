// For the command line of this repository, whose process lives for one question: plain conversions without the calculators. Not published.
export { askConversion } from './ask/conversion.ts';
