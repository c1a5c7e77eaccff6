export { listSubstances, molarMass, type SubstanceRecord } from './substances/list.ts';
export type { MolarMass } from './substances/index.ts';
