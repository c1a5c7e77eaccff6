export { listSubstances, molarMass, type SubstanceRecord } from './substances/list.ts';
export type { MolarMass } from './substances/index.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
