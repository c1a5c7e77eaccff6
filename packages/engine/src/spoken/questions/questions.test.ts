import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../../../scripts/sample.ts';
import { tools as english } from '../../catalog/tools.ts';
import { speechIn } from '../../ask/speeches.ts';
import { ask } from '../../ask.ts';
import { readSentence, keysOf, type Sequence } from '../../ask/sentence.ts';
import type { Locale } from '../../model/locale.ts';
import { parameterName, type AnyTool } from '../../tool/declaration.ts';
import { answers, questions, type Question } from './declared.ts';

const tags = ['ar', 'de', 'es', 'fa', 'fr', 'hi', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'tr', 'zh'];
const everyday = ['ar', 'fa', 'hi', 'it', 'ko', 'nl', 'pl', 'ru', 'tr', 'zh'];
const today = '2026-11-22';

const toolOf = (id: string): AnyTool => english.find((one) => one.id === id)!;

interface Asked {
  readonly given?: Readonly<Record<string, string | undefined>> | undefined;
  readonly main?: string | undefined;
  readonly assumes?: unknown;
}

/** A question in one line: the result that it asks for, and the values that it implies beside the defaults of the tool. */
const askedFor = (tool: AnyTool, { given = {}, main = tool.main, assumes }: Asked): string => {
  const isSaid = ([key, text]: readonly [string, string | undefined]): boolean => {
    const field = tool.params[key]!;
    const usual: unknown = field.kind === 'choice' ? field.values[0] : 'default' in field ? field.default : undefined;
    // A usual rate that is assumed differs between countries
    return text !== usual && !(assumes !== undefined && field.kind === 'number');
  };
  return JSON.stringify([main, ...Object.entries(given).filter(isSaid)]);
};

const englishOf = (tool: AnyTool): ReadonlySet<string> => new Set(tool.asks.map((one) => askedFor(tool, one)));

/** Tools whose units and systems English questions name in a slot, and others in a sentence for each: the sizes of a country. */
const inSlots: ReadonlySet<string> = new Set(['beaufort', 'clothing-size', 'slope']);

describe('questions', () => {
  test.each(Object.entries<Question>(questions).filter(([, { tool }]) => !inSlots.has(tool)))(
    '%s implies what it does in English',
    (_, question) => {
      const tool = toolOf(question.tool);
      expect(englishOf(tool)).toContain(askedFor(tool, question));
    },
  );

  test.each(Object.entries(answers))('%s is a result', (_, [tool, result]) => {
    expect(toolOf(tool).result).toHaveProperty(result);
  });
});

test.each(tags)('%s asks for what English questions ask for', (tag) => {
  const asked = Object.entries(speechIn(tag)!.tools).flatMap(([id, { asks }]) => {
    const tool = toolOf(id);
    return inSlots.has(id) ? [] : asks.map((one) => `${id} ${askedFor(tool, one)}`);
  });
  const known = new Set(english.flatMap((tool) => [...englishOf(tool)].map((one) => `${tool.id} ${one}`)));
  expect(asked.filter((one) => !known.has(one))).toEqual([]);
});

const locales = new Map<string, Locale>();
const localeOf = async (tag: string): Promise<Locale> => {
  const { default: locale } = (await import(`../../generated/locales/${tag}.ts`)) as { default: Locale };
  locales.set(tag, locale);
  return locale;
};

/** Values that stand in the slots of sentences: numbers and days as all languages write them, and measures by their symbols. */
const values: Readonly<Record<string, string>> = {
  birthDate: '1990-05-12',
  asOf: '2020-05-12',
  distance: '100 km',
  fuel: '40 l',
  time: '2 h',
  speed: '50 km/h',
  weight: '70 kg',
  height: '175 cm',
  pace: '5:30',
  values: '4 5 9',
  price: '80',
  roman: 'XII',
  fuelPrice: '2',
  width: '3 m',
  size: '4 GB',
  unit: 'l',
  area: '12 ha',
};

const valueOf = (tool: AnyTool, key: string): string => {
  if (tool.id === 'time-zone') return key === 'time' ? '9:00' : key === 'from' ? 'Berlin' : 'Tokyo';
  if (tool.id === 'shape-area' || tool.id === 'shape-volume')
    return key === 'unit' ? (tool.id === 'shape-area' ? 'ha' : 'l') : '3 m';
  if (tool.id === 'transfer-time') return key === 'size' ? '4 gb' : '100 Mbps';
  if (tool.id === 'tiles' && key !== 'area') return '30 cm';
  if (tool.id === 'time-between') return key === 'start' ? '9:00' : '17:30';
  if (tool.params[key]!.kind === 'date') return values[key] ?? (key === 'start' ? '2026-01-15' : '2026-12-24');
  return values[key] ?? '12';
};

/** A sentence with its first words and values, and nothing that may be left out. */
const write = (tool: AnyTool, sequence: Sequence, value = (key: string) => valueOf(tool, key)): string =>
  sequence
    .map((item) => {
      if (item.kind === 'word') return item.word;
      if (item.kind === 'slot') return value(item.key);
      if (item.kind === 'all') return item.parts.map((part) => write(tool, part, value)).join(' ');
      return item.isOptional ? '' : write(tool, item.ways[0]!, value);
    })
    .filter((part) => part !== '')
    .join(' ');

/** Tools that languages without words for their pages are asked for. */
const everydayTools = new Set(
  ['fa', 'it', 'ko', 'nl', 'pl', 'ru', 'tr', 'zh'].flatMap((tag) => Object.keys(speechIn(tag)!.tools)),
);

describe.each(everyday)('%s', (tag) => {
  const { tools } = speechIn(tag)!;
  const sentences = Object.entries(tools).flatMap(([id, { asks }]) =>
    (everydayTools.has(id) ? asks : []).flatMap(({ says }) => says.map((says_) => [id, says_] as const)),
  );
  test.each(sampleOf(sentences))('%s is asked by %s', async (id, says) => {
    const tool = toolOf(id);
    const sequence = readSentence(says);
    const text = write(tool, sequence);
    const answer = ask(text, { locale: await localeOf(tag), today });
    expect({ text, asks: answer.kind === 'tool' ? answer.tool : answer.kind }).toEqual({ text, asks: id });
    if (answer.kind !== 'tool') return;
    const bare = (key: string): string => answer.given[parameterName(key)]!.replace(/^[A-Z][a-z]+\/|[a-z/\s-]+$/gi, '');
    const slots = keysOf(sequence).filter((key) => parameterName(key) in answer.given);
    for (const key of slots)
      expect({ text, [key]: bare(key) }).toEqual({
        text,
        [key]: valueOf(tool, key)
          .replace(/[a-z/\s-]+$/i, '')
          .replace('4 5 9', '4, 5, 9'),
      });
  });
});

/** The values of a question in words: those of the first example of its tool that it fits, as people of a language write them. */
const exampleOf = (tag: string, tool: AnyTool, key: string, implied: Asked['given'] = {}): string => {
  const examples = tool.examples.map(
    ({ given }) => given as Readonly<Record<string, string | number | readonly number[]>>,
  );
  const fitting = examples.find(
    (one) => key in one && Object.entries(implied).every(([name, text]) => one[name] === text),
  );
  const value = fitting?.[key];
  const name = speechIn(tag)!.tools[tool.id]!.names[key]?.[String(value)];
  return name ?? (typeof value === 'object' ? value.join(' ') : String(value ?? valueOf(tool, key)));
};

describe.each(['ar', 'de', 'es', 'fr', 'hi', 'ja', 'pt'])('%s', (tag) => {
  const inWords = Object.entries(speechIn(tag)!.tools).flatMap(([id, { asks }]) =>
    asks.flatMap(({ says, given }) =>
      says.flatMap((one) => {
        const all = readSentence(one).find(({ kind }) => kind === 'all');
        return all?.kind === 'all' ? [[id, one, all.parts, given] as const] : [];
      }),
    ),
  );
  test.each(sampleOf(inWords))('%s is asked by its words and values in any order: %s', async (id, _, parts, given) => {
    const tool = toolOf(id);
    const locale = await localeOf(tag);
    const written = parts.map((part) => write(tool, part, (key) => exampleOf(tag, tool, key, given)));
    const [first, last] = [written, written.toReversed()].map((words) => ask(words.join(' '), { locale, today }));
    expect([first!.kind === 'tool' && first!.tool, last!.kind === 'tool' && last!.tool]).toEqual([id, id]);
    expect(last!.result).toEqual(first!.result);
  });
});
