// For @units/api, @units/cli and builders of servers and forms from the declarations of the tools. Unlike other
// entries, its exports may change with a minor version
export { compareUnits, explainUnit, explainUnitIn, type ComparedUnits, type ExplainedUnit } from './catalog/explain.ts';
export type { ConfusedUnit, UnitExplanation } from './catalog/explanation.ts';
export { finishAtOnce } from './model/steps.ts';
export { longestQuery } from './catalog/search.ts';
export { toolRecord } from './catalog/record.ts';
export { objectSchema, parameterSchema, type Schema } from './catalog/schema.ts';
export {
  readUncertainty,
  uncertaintyNames,
  writeConcise,
  type StatedUncertainty,
  type UncertainResult,
} from './measured/conversion.ts';
export { uncertaintyByCode } from './measured/conversion-by-code.ts';
export { figuresIn } from './text/numbers/significant.ts';
export { errorMeanings } from './data/error-meanings.ts';
export { errorCodes } from './model/error.ts';
export { nearestWords } from './naming/near-words.ts';
export {
  parameterName,
  type AnyTool,
  type Digits,
  type Explanation,
  type Field,
  type Fields,
  type Formula,
  type LookUp,
  type Region,
  type ResultField,
  type Rivals,
} from './tool/declaration.ts';
