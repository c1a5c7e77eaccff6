import { describe, expect, test } from 'vitest';
import { localeOf } from '../fixtures/locale.ts';
import { sampleOf } from '../../../scripts/sample.ts';
import { tools } from '../src/catalog/tools.ts';
import { catalogue } from '../src/text/catalogue.ts';
import { styleOf } from '../src/text/numbers/style.ts';
import { makeSource, span } from '../src/text/span.ts';
import type { AnyTool } from '../src/tool/declaration.ts';
import { hasUnspaced } from '../src/ask/letters.ts';
import { readSentence, type Sequence } from '../src/ask/sentence.ts';
import { speechIn } from '../src/ask/speeches.ts';
import { findByWords, indexTools } from '../src/ask/tool-question.ts';

const tags = ['ar', 'de', 'es', 'fr', 'hi', 'ja', 'pt'];
const today = '2026-11-22';

/** Returns a value for a parameter: from the first example that has it, or one of its kind. */
const valueOf = ({ params, examples }: AnyTool, key: string): string => {
  const field = params[key]!;
  const given = examples.map((example) => (example.given as Record<string, string | number | boolean>)[key]);
  const known = given.find((value) => value !== undefined);
  if (known !== undefined) return String(known);
  if (field.kind === 'date') return '2024-05-06';
  if (field.kind === 'quantity') return '5 ft';
  return field.kind === 'unit' ? 'km' : '12';
};

/** Returns a sentence as people write it, with or without its optional parts. */
const write = (asked: AnyTool, sequence: Sequence, isFull: boolean, space: string): string =>
  sequence
    .map((item): string => {
      if (item.kind === 'word') return item.word;
      if (item.kind === 'slot')
        return `${valueOf(asked, item.key)}${/^(?:next|last|count|measure|hour|city)$/.test(item.unit ?? '') ? '' : ` ${item.unit ?? ''}`}`.trim();
      if (item.kind === 'all') return item.parts.map((part) => write(asked, part, isFull, space)).join(' ');
      return item.isOptional && !isFull ? '' : write(asked, item.ways[0]!, isFull, space);
    })
    .filter((text) => text !== '')
    .reduce((before, text) => before + (/[\w%]$/.test(before) && /^[\w%]/.test(text) ? ' ' : space) + text, '')
    .trim();

test('the languages of the site ask for the same tools: a new one only in English until it is translated', () => {
  const unspoken = (tag: string) => tools.filter(({ id }) => !speechIn(tag)!.tools[id]).map(({ id }) => id);
  for (const tag of tags) expect({ tag, unspoken: unspoken(tag) }).toEqual({ tag, unspoken: unspoken('de') });
});

describe.each(tags)('questions in %s', (tag) => {
  const speech = speechIn(tag)!;
  const index = indexTools(tools, speech);

  test('name results and parameters that there are', () => {
    const unknown = tools.flatMap(({ id, params, result }) =>
      (speech.tools[id]?.asks ?? []).flatMap(({ given = {}, main }) => [
        ...(main === undefined || main in result ? [] : [`${id}: ${main}`]),
        ...Object.keys(given)
          .filter((key) => !(key in params))
          .map((key) => `${id}: ${key}`),
      ]),
    );
    expect(unknown).toEqual([]);
  });

  test('are read as they are declared', async () => {
    const lexicon = catalogue.in(await localeOf(tag));
    const reading = { style: styleOf(tag), today, days: { tag, feasts: speech.asking!.feasts } };
    const wrong: string[] = [];
    const sentences = tools.flatMap((tool) =>
      (speech.tools[tool.id]?.asks ?? []).flatMap(({ says }) =>
        says.flatMap((sentence) => [false, true].map((isFull) => ({ tool, sentence, isFull }))),
      ),
    );
    for (const { tool, sentence, isFull } of sampleOf(sentences)) {
      const space = hasUnspaced(sentence) ? '' : ' ';
      const text = write(tool, readSentence(sentence), isFull, space);
      const found = findByWords(index, span(makeSource(text, lexicon), 0), reading);
      if (found?.tool.id !== tool.id) wrong.push(`${tool.id}: ${text} is ${found?.tool.id ?? 'nothing'} (${sentence})`);
    }
    expect(wrong).toEqual([]);
  });
});
