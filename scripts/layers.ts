/**
 * Rooms from the ground up: folders of a source tree with their contents. Each may import only the rooms before it in
 * its list. The linter enforces these tables (oxlint.config.ts), and ARCHITECTURE.md shows them.
 */
export type Rooms = readonly (readonly [room: string, holds: string])[];

export const engineRooms: Rooms = [
  ['model', 'types and values: unit, quantity, prefix, source, dimension, rational, decimal, date, error'],
  ['data', 'rows: one quantity a file, one unit a line; sources, shared spellings, ingredients'],
  ['arithmetic', 'π, logarithms, double-doubles, shortest decimals'],
  ['definition', 'definitions of units, compiled: an exact number of other units'],
  ['compact', 'the compact format of compiled units: its writer and its reader'],
  ['generated', 'files written by scripts: compiled units, names for the compiler, data of languages'],
  ['typing', 'types: spellings of units, and units that convert into one another'],
  ['everyday', 'everyday and trade units in few bytes: their format, kernel and index'],
  ['naming', 'units by spelling: the unit index, compounds, symbols, English names'],
  ['languages', 'names of units and quantities in other languages'],
  ['conversion', 'conversions between two units: exact functions, compiled conversions'],
  ['calculation', 'arithmetic with units: exact values with a dimension, and the unit of a result'],
  ['text', 'measures and questions as people type and read them'],
  ['amount', 'a value with a unit, as TC39 proposes it for JavaScript'],
  ['find', 'quantities in running text: found, and rewritten for a reader'],
  ['codes', 'unit codes of other organizations: UCUM, UN/ECE Recommendation 20, QUDT'],
  ['substances', 'formulas, molar masses, analytes'],
  ['bridges', 'conversions between quantities: by a substance, an ingredient or an equivalence'],
  ['tool', 'declarations of calculators, and their parameters'],
  ['tools', 'one calculator a file'],
  ['spoken', 'calculators in other languages: their names and questions'],
  ['quantity', 'exact quantities with arithmetic, for programs'],
  ['measured', 'values with an uncertainty: read, propagated, written; physical constants'],
  ['own', 'units that a program defines for itself, and currencies of rates'],
  ['catalog', 'lists, search and schemas'],
  ['ask', 'answers to everything that people type: conversions, calculators, arithmetic, dates, money'],
  ['sheet', 'a page of calculations: its lines, their dependencies and their answers'],
];

export const apiRooms: Rooms = [
  ['http', 'requests and answers, on any runtime'],
  ['llms', 'the description of the API for language models'],
  ['openapi', 'the OpenAPI document: schemas and operations'],
  ['mcp', 'the tools for agents, by the Model Context Protocol'],
  ['routes', 'endpoints; those of tools follow from their declarations'],
  ['node', 'the server: its settings, processes, limits, log, static files and fast path'],
];

export const siteRooms: Rooms = [
  ['messages', 'messages of the pages: one table per language'],
  ['content', 'contents of the pages, from the engine'],
  ['pictures', 'drawings that follow a value'],
  ['layout', 'the frame of every page'],
  ['islands', 'interactive parts: forms and boxes'],
  ['pages', 'one file per kind of page'],
  ['client', 'the scripts that a browser starts with'],
];

/** The source trees with rooms. */
export const sourceTrees: readonly (readonly [folder: string, rooms: Rooms])[] = [
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
