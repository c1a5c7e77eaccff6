// The words of the first answer on a page: everyday units, by the spellings that the whole reader reads in one way.
import { createAsk } from '../src/ask/ask.ts';
import { createPlainAnswer } from '../src/ask/plain-answer.ts';
import type { PlainAnswer } from '../src/ask/plain-conversion.ts';
import { unitIndex } from '../src/conversion/catalogue.ts';
import { popularPairs } from '../src/catalog/pairs.ts';
import { everydayQuantities } from '../src/data/everyday-quantities.ts';
import { languageTables } from '../src/data/languages/index.ts';
import { plural } from '../src/definition/english.ts';
import { symbolOf } from '../src/definition/symbol.ts';
import { withoutNumber } from '../src/languages/cell.ts';
import { Language } from '../src/languages/language.ts';
import { UnitsError } from '../src/model/error.ts';
import type { Locale } from '../src/model/locale.ts';
import { isName } from '../src/ask/first-answer.ts';
import type { Speech } from '../src/model/speech.ts';
import type { Unit } from '../src/model/unit.ts';
import { rankOf } from '../src/naming/rank.ts';
import { wordsOfTool } from '../src/spoken/index.ts';
import { spellingsOf } from './unit-names.ts';

/** Matches short spellings of two words: `sq ft`, `fl oz`, `deg C`. */
const isShort = /^(?:sq|cu|fl|deg) /;

/** Returns the spellings of a unit in English, without its longer other names. */
const englishOf = (unit: Unit): readonly string[] => {
  const name = unit.id.replaceAll('-', ' ');
  return spellingsOf(unit).filter(
    (text) => !/[ -]/.test(text) || text === name || text === plural(name) || isShort.test(text),
  );
};

/** Returns the names of a unit in a language, its symbols there, its aliases, and its international symbol. */
const namesIn = (unit: Unit, language: Language): readonly string[] => {
  const forms = (['long', 'short'] as const).flatMap((width) => language.formsOf(unit, width) ?? []);
  const aliases = Object.entries(language.locale.words.aliases ?? {});
  return [
    ...forms.flatMap(({ patterns }) => patterns.map(withoutNumber)),
    ...[language.listName(unit) ?? []].flat(),
    ...aliases.flatMap(([name, id]) => (id === unit.id && !name.includes('$') ? [name] : [])),
    symbolOf(unit),
  ];
};

const inPairs = new Set<string>(popularPairs.flat());

/** Matches units beside which other words mean other units: a pint beside imperial gallons, a pound beside troy ounces. */
const changesOthers = /-imperial$|-troy$/;

/** Returns true for a unit that everybody writes and that people often convert. */
const isCommon = (unit: Unit): boolean =>
  rankOf(unit) === 'everyday' && inPairs.has(unit.id) && !changesOthers.test(unit.id);

/** The longest word whose unit may depend on the one beside it: kb, nm. */
const longestSymbol = 3;

/** The longest word that abbreviates a unit with its prefix: mbyte. */
const longestAbbreviation = 5;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Returns the answer if a question is read without an assumption, except about the unit beside the word in question.
 */
const surely = (read: () => PlainAnswer | undefined, beside?: Unit): PlainAnswer | undefined => {
  try {
    const answer = read();
    const isSure =
      answer?.parts.length === 1 &&
      (answer.assumed
        ? answer.assumed.every((one) => one.kind === 'unit' && one.of === beside?.id)
        : answer.note === undefined);
    return isSure ? answer : undefined;
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** Returns the text of generated/first-words/<tag>.ts. */
const moduleOf = (locale: Locale | string, speech: Speech | undefined): string => {
  const ask = createAsk(() => speech);
  const language = typeof locale === 'string' ? undefined : new Language(locale, unitIndex.byId);
  const plain = createPlainAnswer();
  const lines = everydayQuantities.flatMap((id) => {
    const quantity = unitIndex.quantities.find((one) => one.id === id)!;
    const units = unitIndex.unitsOf(quantity).filter(isCommon);
    return units.flatMap((unit) => {
      const others = units.filter((other) => other !== unit);
      const means = (text: string, partner: Unit, side: (answer: PlainAnswer) => string | undefined): boolean => {
        const answer = surely(() => plain(text, locale), partner);
        return answer !== undefined && side(answer) === unit.id;
      };
      const isRead = (word: string): boolean =>
        (word.length > longestSymbol ? others.slice(0, 1) : others).every(
          (partner) =>
            means(`7 ${word} -> ${partner.id}`, partner, (answer) => answer.unit) &&
            means(`7 ${partner.id} -> ${word}`, partner, ({ to }) => to[0]),
        );
      // In an abbreviation, the case tells bits from bytes, and millipascals from megapascals
      const caseDecides = id === 'data' || symbolOf(unit).startsWith('M') ? /^[kmgtp]i?(?:b|pa|w)/ : undefined;
      const isClear = (word: string): boolean => word.length > longestAbbreviation || caseDecides?.test(word) !== true;
      const isAlone = (word: string): boolean => {
        const answer = surely(() => {
          const all = ask(`7 ${word}`, { locale });
          return all.kind === 'conversion' ? all : undefined;
        });
        return answer?.unit === unit.id && answer.to.length === 0;
      };
      // Names are read in any case, so that one spelling in lowercase is enough
      const words = [...new Set(language ? namesIn(unit, language) : englishOf(unit))].flatMap((word) => {
        if (!isClear(word) || !isRead(word)) return [];
        if (!isName(word)) return [word];
        const small = word.toLowerCase();
        if (!isClear(small)) return [word];
        return [small, capitalized(small)].every((other) => other === word || isRead(other)) ? [small] : [];
      });
      const marked = [...new Set(words)].map((word) => (isAlone(word) ? word : `>${word}`));
      return marked.length === 0 ? [] : [[unit.id, ...marked].join('\t')];
    });
  });
  return `// Written from the units, their names and the reader: \`pnpm generate\`
${language ? "// Some names are Unicode CLDR's, © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)\n" : ''}
/** Everyday units, each with the words that mean it; after \`>\`, with the words that mean it beside another unit only. */
export const words = \`
${lines.join('\n')}
\`;
`;
};

/**
 * Returns the generated files, with their text: of English, and of each language that has the words of the calculators.
 *
 * @param choose - Returns the languages whose files are wanted. Default: all.
 */
export const firstWordsModules = async (
  choose: (tags: readonly string[]) => readonly string[] = (all) => all,
): Promise<[file: string, text: string][]> => {
  const tags = choose(languageTables.map(({ tag }) => tag).filter((tag) => wordsOfTool(tag, 'tip') !== undefined));
  const modules = await Promise.all(
    tags.map(async (tag): Promise<[string, string]> => {
      const { default: data } = (await import(`../src/generated/locales/${tag}.ts`)) as { readonly default: Locale };
      const { speech } = (await import(`../src/generated/speech/${tag}.ts`)) as { readonly speech: Speech };
      return [`first-words/${tag}.ts`, moduleOf(data, speech)];
    }),
  );
  return [['first-words/en.ts', moduleOf('en', undefined)], ...modules];
};
