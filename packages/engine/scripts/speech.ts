// The sentences and words of an answerer in a language, from the hand-written tables: generated/speech/<tag>.ts.
import { analytesByName } from '../src/data/languages/analytes.ts';
import { cities } from '../src/data/languages/cities.ts';
import { ingredientsByName } from '../src/data/languages/ingredients/index.ts';
import { languageTables } from '../src/data/languages/index.ts';
import type { LanguageTable } from '../src/model/locale.ts';
import type { Speech, SpokenTool } from '../src/model/speech.ts';
import { asksOf, namesOf } from '../src/spoken/questions/index.ts';
import { wordsOfTool } from '../src/spoken/index.ts';
import { wordsOfResults, type AnyFieldWords } from '../src/spoken/tool-words.ts';
import type { AnyTool } from '../src/tool/declaration.ts';
import { tools as declared } from '../src/catalog/tools.ts';

const labelOf = (words: AnyFieldWords): string => (typeof words === 'string' ? words : words.label);

const valuesOf = (words: AnyFieldWords): Readonly<Record<string, string>> | undefined =>
  typeof words === 'string' ? undefined : words.names;

const textsOf = (words: AnyFieldWords): Readonly<Record<string, string>> | undefined =>
  typeof words === 'string' ? undefined : words.says;

const mapped = <A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B | undefined): Record<string, B> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const changed = change(value);
      return changed === undefined ? [] : [[key, changed] as const];
    }),
  );

const spokenTool = ({ tag, tools }: LanguageTable, tool: AnyTool): SpokenTool | undefined => {
  const { id, main } = tool;
  const name = tools.names?.[id] ?? tool.name;
  const asks = asksOf(tag, tool);
  const words = wordsOfTool(tag, id);
  // Schemas ask calculators without sentences too
  if (!words) {
    const names = namesOf(tag, tool);
    const isNamed = [names.params, names.answers].some((labels) => Object.keys(labels).length > 0);
    return asks.length > 0 || isNamed ? { name, asks, ...names } : undefined;
  }
  // Schemas ask for any result that an English question asks for
  const answering = new Set([main, ...[...asks, ...tool.asks].map((ask) => ask.main)]);
  const answers = Object.fromEntries(Object.entries(wordsOfResults(words)).filter(([key]) => answering.has(key)));
  return {
    name: words.name,
    asks,
    params: mapped(words.params, labelOf),
    names: mapped(words.params, valuesOf),
    answers: mapped(answers, labelOf),
    texts: mapped(answers, textsOf),
  };
};

const speechOf = (table: LanguageTable): Speech => {
  const { tag, refusals, notes, asking } = table;
  const tools = declared.flatMap((tool): [string, SpokenTool][] => {
    const spoken = spokenTool(table, tool);
    return spoken ? [[tool.id, spoken]] : [];
  });
  return {
    tag,
    refusals,
    notes,
    ...(asking ? { asking } : {}),
    ingredients: ingredientsByName(tag),
    analytes: analytesByName(tag),
    ...(cities[tag] ? { cities: cities[tag] } : {}),
    tools: Object.fromEntries(tools),
  };
};

const moduleOf = (speech: Speech): string => `// Written from data/languages and spoken: \`pnpm generate\`

import type { Speech } from '../../model/speech.ts';

export const speech: Speech = ${JSON.stringify(speech)};
`;

/** Returns the generated files of each language, with their text. */
export const speechModules = (): [file: string, text: string][] =>
  languageTables.map((table) => [`speech/${table.tag}.ts`, moduleOf(speechOf(table))]);
