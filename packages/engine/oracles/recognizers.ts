// Compares `find` with annotated texts of Recognizers-Text: `node oracles/recognizers.ts <Specs/NumberWithUnit>` in
// packages/engine, with that folder of its repository. Prints for each language how many quantities are found with
// their place and value, and further results.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { find } from '../src/find.ts';
import type { LocaleOption } from '../src/text/locale.ts';

interface Case {
  readonly Input: string;
  readonly NotSupported?: string;
  readonly Results: readonly {
    readonly Text: string;
    readonly Start?: number;
    readonly Resolution?: { readonly value?: string | null; readonly unit?: string };
  }[];
}

const [, , folder, only] = process.argv;
if (folder === undefined) throw new Error('Say where Specs/NumberWithUnit is.');

const languages: Readonly<Record<string, string>> = {
  Chinese: 'zh',
  Dutch: 'nl',
  English: 'en',
  French: 'fr',
  German: 'de',
  Hindi: 'hi',
  Italian: 'it',
  Japanese: 'ja',
  Korean: 'ko',
  Portuguese: 'pt',
  Spanish: 'es',
  Turkish: 'tr',
};

const localeOf = async (tag: string): Promise<LocaleOption> => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a module of src/generated/locales
  const module = (await import(`../src/generated/locales/${tag}.ts`)) as { default: LocaleOption };
  return module.default;
};

const isAbout = (got: number, value: number): boolean => Math.abs(got - value) <= 1e-6 * Math.abs(value);

/** Returns true for the same amount: they give 5 ft 6 in in feet, we in inches. */
const isWhole = ({ value: got, unit }: { readonly value: number; readonly unit: string }, value: number): boolean =>
  unit === 'inch' && isAbout(got / 12, value);

let [wanted, met, sure, more, moreSure] = [0, 0, 0, 0, 0];
for (const [language, tag] of Object.entries(languages)) {
  if (only !== undefined && language !== only) continue;
  const locale = await localeOf(tag);
  let [own, ownMet, ownSure, ownMore, ownMoreSure] = [0, 0, 0, 0, 0];
  for (const model of ['DimensionModel.json', 'TemperatureModel.json']) {
    const path = join(folder, language, model);
    if (!existsSync(path)) continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of these files
    const cases = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')) as Case[];
    for (const { Input, Results } of cases) {
      const found = find(Input, { locale });
      const left = new Set(found);
      for (const { Text, Resolution } of Results) {
        const value =
          Resolution?.value === undefined || Resolution.value === null
            ? NaN
            : Number(Resolution.value.replace(',', '.'));
        if (Number.isNaN(value)) continue;
        own++;
        const start = Input.toLowerCase().indexOf(Text.toLowerCase());
        const match = found.find(
          (one) =>
            one.index < start + Text.length &&
            one.index + one.text.length > start &&
            one.measures.some((measure) => isAbout(measure.value, value) || isWhole(measure, value)),
        );
        if (match) {
          ownMet++;
          if (match.isSure) ownSure++;
          left.delete(match);
        } else if (only !== undefined)
          console.log(
            `missed: ${JSON.stringify(Text)} ${value} ${Resolution?.unit} in ${JSON.stringify(Input.slice(Math.max(0, start - 20), start + Text.length + 20))}; found ${found.map(String.bind(null)).length} ${found.map((one) => `${one.text}=${one.measures.join('/')}`).join(' | ')}`,
          );
      }
      for (const one of left) {
        // Durations and percentages are annotated elsewhere
        if (/percent|second|minute|hour|day|week|month|year/.test(one.unit)) continue;
        ownMore++;
        if (one.isSure) ownMoreSure++;
        if (only !== undefined)
          console.log(
            `more: ${one.text} = ${one.measures.join(', ')} ${one.doubt ?? 'sure'} in ${JSON.stringify(Input.slice(Math.max(0, one.index - 20), one.index + 40))}`,
          );
      }
    }
  }
  console.log(
    `${language}: ${ownMet} of ${own} (${((100 * ownMet) / own).toFixed(1)} %), ${ownSure} of them sure; ${ownMore} more found, ${ownMoreSure} sure`,
  );
  [wanted, met, sure, more, moreSure] = [
    wanted + own,
    met + ownMet,
    sure + ownSure,
    more + ownMore,
    moreSure + ownMoreSure,
  ];
}
console.log(
  `all: ${met} of ${wanted} (${((100 * met) / wanted).toFixed(1)} %), ${sure} of them sure; ${more} more found, ${moreSure} sure`,
);
