import { listUnitRecords, tools } from '@units/engine/catalog';
import { objectSchema, parameterName, type AnyTool, type Field } from '@units/engine/server';
import { limits } from '../contract.ts';
import { parameterWords } from '../http/parameter-words.ts';

/** Returns the address of a tool's example. */
const exampleAddress = (address: string, { id, examples }: AnyTool): string => {
  const given = Object.entries(examples[0]!.given).map(([key, value]): [string, string] => [
    parameterName(key),
    String(value),
  ]);
  return `${address}/${id}?${new URLSearchParams(given).toString()}`;
};

const head = `# Units

> Exact unit conversion and everyday calculators over HTTP. A number means the decimal you wrote, every unit is an exact fraction of its
> base unit, and each result is rounded once, to the nearest double. No key, no account; answers are JSON.
`;

const notes = `\
Units are named by symbol, name or identifier: \`km\`, \`miles\`, \`degree Fahrenheit\`, \`kg*m/s^2\`. Symbols are case-sensitive, names are not. Ambiguous
names are errors: status 400 and a body with \`error\` (a sentence), \`code\`, and \`suggestions\` for a near miss.`;

const ways = (address: string): string => `\
- [OpenAPI 3.0 document](${address}/openapi.json): every endpoint, its parameters and answers
- [Units](${address}/units): every unit with its spellings and definition; one quantity with \`category=length\`, as a table with \`format=csv\`
- [One unit](${address}/units/stone): definition, exact factor, source, status and what it is confused with, by any spelling
- [Physical constants](${address}/constants): value, standard uncertainty, year and source of each (CODATA 2022); one with \`id=electron-mass\`, words with \`q=bohr\`
- [Tools](${address}/tools): every calculator with its parameters
- [Model Context Protocol](${address}/mcp): a few tools that answer everything, by POST (streamable HTTP, stateless); every calculator as a tool at ${address}/mcp/full`;

/** Returns the short text for language models, in the format of llms.txt. */
export const shortText = (address: string): string => `${head}
${notes}

## API

${ways(address)}
- [Everything in one text](${address}/llms-full.txt): parameters, results, formulas and examples of each calculator, and all units

## Calculators

${tools.map((tool) => `- [${tool.name}](${exampleAddress(address, tool)}): ${tool.description}`).join('\n')}
`;

const presenceOf = (field: Field): string => {
  if (typeof field.default === 'function') return 'optional';
  if (field.default !== undefined) return `${String(field.default)} unless given`;
  return field.optional ? 'optional' : 'required';
};

const valuesOf = (field: Field): string =>
  field.kind === 'choice' ? `; ${field.values.map((word) => `\`${word}\``).join(', ')}` : '';

const parameterLine = (tool: AnyTool, [key, field]: readonly [string, Field]): string =>
  `- \`${parameterName(key)}\` (${presenceOf(field)}${valuesOf(field)}): ${parameterWords(tool, key)}`;

const toolText = (address: string, tool: AnyTool): string => {
  const { formulas = [], rules = [], limits: limitsOf } = tool.explain();
  const results = Object.entries(objectSchema(tool.result).properties ?? {});
  return `### ${tool.name}

${tool.description} \`GET /${tool.id}\`

Parameters:

${Object.entries(tool.params)
  .map((row) => parameterLine(tool, row))
  .join('\n')}

Results:

${results.map(([key, { description = '' }]) => `- \`${key}\`: ${description}`).join('\n')}

${[...formulas.map(({ gives, is }) => `- ${gives} = ${is}`), ...rules.map((rule) => `- ${rule}`), ...limitsOf.map((limit) => `- ${limit}`)].join('\n')}

\`GET ${exampleAddress(address, tool)}\`

\`\`\`json
${JSON.stringify(tool.examples[0]!.gives)}
\`\`\`
`;
};

const more = `\
Several targets at once: \`/convert?value=1&from=mi&to=km,ft\`, at most ${limits.targets}. Many conversions: \`POST /batch\` with \`{"conversions": [{"value": 5, "from": "km", "to": "mi"}]}\`, at
most ${limits.conversions}. A page of calculations with names: \`POST /sheet\` with \`{"text": "speed = 90 km / 2 h\\nspeed * 3 h in miles"}\`. Running text in the units of its readers: \`POST /rewrite\` with \`{"text": "a 6-foot fence", "system": "metric"}\`. A typed question: \`/query?q=5 ft 6 in in cm\`, also with uncertainties and physical constants: \`5.0(2) kg in lb\`, \`h c / (500 nm) in eV\`. Text and CSV: \`format=text\`, \`format=csv\`.`;

/** Returns the full text: every calculator with its parameters, results and an example, and every unit. */
export const fullText = (address: string): string => `${head}
${notes}

## API

${ways(address)}

${more}

## Calculators

${tools.map((tool) => toolText(address, tool)).join('\n')}
## Units

${listUnitRecords()
  .map(
    ({ title, name, units }) =>
      `- ${title} (\`${name}\`): ${units.map(({ id, symbol }) => (id === symbol ? id : `${id} (${symbol})`)).join(', ')}`,
  )
  .join('\n')}
`;
