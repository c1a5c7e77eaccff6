// Compares `find` with the examples of Duckling: `node oracles/duckling.ts <Duckling>` in packages/engine, with that
// folder of its repository. Prints for each kind and language how many examples are found with their value, and with a
// kind or a language each missed one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from '../src/index.ts';
import { find, type Found } from '../src/find.ts';
import type { LocaleOption } from '../src/text/locale.ts';

const [, , folder, only] = process.argv;
if (folder === undefined) throw new Error('Say where Duckling is.');

/** The kinds to compare, without money, which `find` does not read. */
const kinds = ['Distance', 'Volume', 'Temperature', 'Quantity', 'Duration'];
const tags = new Set(['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'tr', 'zh']);

/** Units of Duckling with another name here. There `M` is a meter or a mile, and a degree may be of any scale. */
const names: Readonly<Record<string, readonly string[]>> = {
  m: ['meter', 'mile'],
  metre: ['meter'],
  centimetre: ['centimeter'],
  millimetre: ['millimeter'],
  kilometre: ['kilometer'],
  litre: ['liter'],
  millilitre: ['milliliter'],
  hectolitre: ['hectoliter'],
  degree: ['degree', 'celsius', 'fahrenheit'],
  cup: ['cup', 'cup-metric', 'cup-jp'],
  tablespoon: ['tablespoon', 'tablespoon-metric', 'osaji'],
  teaspoon: ['teaspoon', 'teaspoon-metric', 'kosaji'],
};

interface Example {
  readonly text: string;
  readonly values: readonly number[];
  readonly units: readonly string[];
}

/** Returns the examples of a file: the value of each list, and its texts. */
const examplesOf = (source: string): Example[] => {
  const code = source
    .slice(source.indexOf('allExamples ='))
    .replace(/^\s*--.*$/gm, '')
    .replace(/\s--\s.*$/gm, '');
  return code.split(/\bexamples\b/).flatMap((block) => {
    const [, head = '', list = ''] = /^\s*\(([\s\S]*?)\)\s*(\[[\s\S]*)$/.exec(block) ?? [];
    const unit =
      /\b(?:simple|between|under|above)\s+([A-Z]\w*)/.exec(head)?.[1] ?? /\d\s+([A-Z][a-z]+)/.exec(head)?.[1];
    const values = (head.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number);
    if (unit === undefined || unit === 'Unnamed' || values.length === 0) return [];
    const units = names[unit.toLowerCase()] ?? [unit.toLowerCase()];
    return Array.from(list.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, text = '']) => ({
      // A Haskell string, with letters as decimal numbers
      text: text.replace(/\\(\d+)/g, (_, point: string) => String.fromCodePoint(Number(point))).replace(/\\(.)/g, '$1'),
      values,
      units,
    }));
  });
};

const isAbout = (got: number, value: number): boolean =>
  Math.abs(got - value) <= 1e-4 * Math.max(1e-3, Math.abs(value));

const isOf = (found: Found, { values, units }: Example): boolean =>
  units.some((unit) => {
    try {
      const got = found.measures.map(({ value }) => (found.unit === unit ? value : convert(value, found.unit, unit)));
      return values.every((value) => got.some((one) => isAbout(one, value)));
    } catch {
      return false;
    }
  });

const localeOf = async (tag: string): Promise<LocaleOption> => {
  if (tag === 'en') return 'en';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a module of src/generated/locales
  const module = (await import(`../src/generated/locales/${tag}.ts`)) as { default: LocaleOption };
  return module.default;
};

const totals = { all: 0, met: 0, sure: 0, wrong: 0 };
for (const kind of kinds) {
  for (const language of readdirSync(join(folder, kind))) {
    const path = join(folder, kind, language, 'Corpus.hs');
    const tag = language.toLowerCase();
    if (!tags.has(tag) || !existsSync(path)) continue;
    const locale = await localeOf(tag);
    const own = { all: 0, met: 0, sure: 0, wrong: 0 };
    for (const example of examplesOf(readFileSync(path, 'utf8'))) {
      own.all++;
      const found = find(example.text, { locale });
      const ends = found.filter(({ isSure }) => isSure);
      // The two ends of a range may be two quantities: from 3km to 5km
      const match =
        found.find((one) => isOf(one, example)) ??
        (example.values.length === 2 &&
        found.length === 2 &&
        found.every((one, index) => isOf(one, { ...example, values: [example.values[index]!] }))
          ? found[0]
          : undefined);
      if (match) {
        own.met++;
        if (match.isSure) own.sure++;
        continue;
      }
      if (ends.length > 0) own.wrong++;
      if (only === kind || only === tag || (only === 'wrong' && ends.length > 0))
        console.log(
          `${ends.length > 0 ? 'wrong' : 'missed'}: ${kind} ${tag} ${JSON.stringify(example.text)} ${example.values.join('–')} ${example.units[0]}; found ${found.map((one) => `${one.text}=${one.measures.join('/')} ${one.doubt ?? 'sure'}`).join(' | ')}`,
        );
    }
    console.log(`${kind} ${tag}: ${own.met} of ${own.all}, ${own.sure} of them sure; ${own.wrong} otherwise`);
    for (const key of ['all', 'met', 'sure', 'wrong'] as const) totals[key] += own[key];
  }
}
console.log(
  `all: ${totals.met} of ${totals.all} (${((100 * totals.met) / totals.all).toFixed(1)} %), ${totals.sure} of them sure; ${totals.wrong} sure of something else`,
);
