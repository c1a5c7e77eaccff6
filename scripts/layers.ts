/**
 * Rooms from the ground up: folders of a source tree with their contents. Each may import only the rooms before it in
 * its list. The linter enforces these tables (oxlint.config.ts), and ARCHITECTURE.md shows them.
 */
export type Rooms = readonly (readonly [room: string, holds: string])[];

export const engineRooms: Rooms = [
  ['model', 'types and values: unit, quantity, prefix, source, dimension, rational, decimal, date, error'],
  ['data', 'rows: one quantity a file, one unit a line; sources, shared spellings, ingredients'],
  ['arithmetic', 'π, logarithms, double-doubles, shortest decimals'],
  ['definition', 'what a definition says: a number and the units it stands on, worked out'],
  ['compact', 'the format of units worked out that all else reads: one writer, one reader'],
  ['generated', 'what scripts wrote: names for the compiler, quantities one by one'],
  ['typing', 'what the compiler knows: which spellings are units, and which of them meet'],
  ['everyday', 'the units of everyday and of trades in few bytes: one format, one kernel, one index'],
  ['naming', 'spelling → unit: the unit index, compounds, symbols, English names'],
  ['languages', 'names of units and quantities in other languages, from their data and patterns'],
  ['conversion', 'unit and unit → exact function → compiled conversion'],
  ['calculation', 'arithmetic with units: exact values with a dimension, and the unit of a result'],
  ['text', 'what people type and read'],
  ['amount', 'a value with a unit, as TC39 proposes it for JavaScript'],
  ['find', 'quantities in running text: found, and written for its readers'],
  ['codes', 'codes of other bodies for units: UCUM, UN/ECE Recommendation 20'],
  ['substances', 'formulas, molar masses, analytes'],
  ['bridges', 'how units of different quantities meet: a substance, an ingredient, an equivalence by name'],
  ['tool', 'how a calculator is declared and its parameters are read'],
  ['tools', 'one calculator a file'],
  ['spoken', 'tools in other languages: what they are called, and the sentences that ask for them'],
  ['quantity', 'exact quantities with arithmetic, for programs'],
  ['measured', 'values with an uncertainty: read, propagated, written; physical constants'],
  ['own', 'units that a program defines for itself, and currencies of rates'],
  ['catalog', 'lists, search and schemas'],
  ['ask', 'one answerer for everything that people type: sentences of tools, arithmetic, days, money'],
  ['sheet', 'a page of calculations with names: its lines, what they use of one another, and their answers'],
];

export const apiRooms: Rooms = [
  ['http', 'a request read, an answer written, on any runtime'],
  ['llms', 'the API told to agents that read texts'],
  ['openapi', 'the document: schemas, operations, what all of them share'],
  ['mcp', 'the same tools for agents, by the Model Context Protocol'],
  ['routes', 'endpoints: those of tools follow from their declarations'],
  ['node', 'the server: its settings, processes, limits, log, static files and fast path'],
];

export const siteRooms: Rooms = [
  ['messages', 'what pages say: one table a language'],
  ['content', 'what pages show: facts of the engine, chosen and named'],
  ['pictures', 'drawings that follow a value'],
  ['layout', 'what every page has around it'],
  ['islands', 'forms and boxes: parts that a script brings to life'],
  ['pages', 'one kind of page a file'],
  ['client', 'scripts: what a browser starts with'],
];

/** The source trees with rooms. */
export const houses: readonly (readonly [folder: string, rooms: Rooms])[] = [
  ['packages/engine/src', engineRooms],
  ['packages/api/src', apiRooms],
  ['apps/site/src', siteRooms],
];

/** The packages, and for each the packages that it may import. */
export const packageLayers: readonly (readonly [folder: string, name: string, mayImport: readonly string[]])[] = [
  ['packages/engine', 'engine', []],
  ['packages/api', 'api', ['engine']],
  ['packages/elements', 'elements', ['engine']],
  ['packages/ui', 'ui', ['engine']],
  ['packages/cli', 'cli', ['engine', 'api']],
  ['apps/widget', 'widget', ['engine', 'ui']],
  ['apps/site', 'site', ['engine', 'ui', 'elements']],
  ['bench', 'bench', ['engine', 'api']],
];
