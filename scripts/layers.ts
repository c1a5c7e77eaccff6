/**
 * The rooms of the engine from the ground up. Each may import the rooms above it in this list, which stand below it in the house, and no
 * other. The linter holds the fence from this table (oxlint.config.ts), and the picture in ARCHITECTURE.md is drawn from it.
 */
export const engineRooms: readonly (readonly [room: string, holds: string])[] = [
  ['model', 'types and values: unit, quantity, prefix, source, dimension, rational, decimal, date, error'],
  ['data', 'rows: one quantity a file, one unit a line; sources, shared spellings, ingredients'],
  ['arithmetic', 'π, logarithms, double-doubles, shortest decimals'],
  ['definition', 'what a definition says: a number and the units it stands on, worked out'],
  ['compact', 'the format of units worked out that all else reads: one writer, one reader'],
  ['generated', 'what scripts wrote: names for the compiler, quantities one by one'],
  ['typing', 'what the compiler knows: which spellings are units, and which of them meet'],
  ['naming', 'spelling → unit: the unit index, compounds, symbols, English names'],
  ['languages', 'names of units and quantities in other languages, from their data and patterns'],
  ['conversion', 'unit and unit → exact function → compiled conversion'],
  ['calculation', 'arithmetic with units: exact values with a dimension, and the unit of a result'],
  ['text', 'what people type and read'],
  ['codes', 'codes of other bodies for units: UCUM, UN/ECE Recommendation 20'],
  ['substances', 'formulas, molar masses, analytes'],
  ['bridges', 'how units of different quantities meet: a substance, an ingredient, an equivalence by name'],
  ['tool', 'how a calculator is declared and its parameters are read'],
  ['tools', 'one calculator a file'],
  ['quantity', 'exact quantities with arithmetic, for programs'],
  ['own', 'units that a program defines for itself, and currencies of rates'],
  ['catalog', 'lists, search and schemas'],
  ['ask', 'one answerer for everything that people type: sentences of tools, arithmetic, days, money'],
];

/** The packages in the order in which they may import one another: each those that it names. */
export const packageLayers: readonly (readonly [folder: string, name: string, mayImport: readonly string[]])[] = [
  ['packages/engine', 'engine', []],
  ['packages/api', 'api', ['engine']],
  ['packages/ui', 'ui', ['engine']],
  ['packages/cli', 'cli', ['engine', 'api']],
  ['apps/widget', 'widget', ['engine', 'ui']],
  ['apps/site', 'site', ['engine', 'ui']],
  ['bench', 'bench', ['engine', 'api']],
];
