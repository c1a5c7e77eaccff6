// oxlint-disable unicorn/no-useless-spread -- rows of one kind, a line each
import { listUnitRecords } from '@units/engine/catalog';
import { listSubstances } from '@units/engine/substances';
import * as fc from 'fast-check';
import { anyQuestion } from './questions.ts';
import { anyText } from './texts.ts';

const records = listUnitRecords().flatMap(({ units }) => units);

const spelling = fc.constantFrom(
  ...new Set(records.flatMap(({ id, symbol, aliases, ucum, unece }) => [id, symbol, ...aliases, ucum, unece])),
  ...['', '1', '%', '[iU]', '10*23', '{drop}', 'unknown', 'kilokilogram', 'm²', '℃', 'K', 'micrоn'],
);
const word = spelling.map((one) => one ?? 'm');

/** Makes a spelling with a typo: a character replaced or deleted, sometimes in capitals. */
const misspelled = fc
  .tuple(word, fc.nat({ max: 12 }), fc.constantFrom('', 'x', '^', 'é', '\u200d', ' '), fc.boolean())
  .map(([text, at, sign, isLoud]) => {
    const changed = text.slice(0, at) + sign + text.slice(at + 1);
    return isLoud ? changed.toUpperCase() : changed;
  });

const prefixed = fc
  .tuple(fc.constantFrom('k', 'M', 'µ', 'da', 'kilo', 'micro', 'kibi', 'quetta', 'deca', 'square ', 'cubic '), word)
  .map((parts) => parts.join(''));

const factor = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: word }, prefixed, misspelled),
    fc.constantFrom('', '', '', '2', '²', '^2', '^-1', '⁻³', '**2', '^99', '^0', '^1/2', '^(2)', ' squared', '(-2)'),
  )
  .map((parts) => parts.join(''));

const between = fc.constantFrom('/', '*', '·', ' ', '-', ' per ', ' / ', '.', '×', '//', '/(', ')', ' p ', '(', ')*');

const compound = fc
  .tuple(factor, fc.array(fc.tuple(between, factor), { maxLength: 12 }))
  .map(([first, rest]) => first + rest.flat().join(''));

/** Makes a unit as a user may write it. */
export const anyUnit = fc.oneof(
  { weight: 3, arbitrary: word },
  { weight: 1, arbitrary: prefixed },
  { weight: 2, arbitrary: misspelled },
  { weight: 3, arbitrary: compound },
  { weight: 1, arbitrary: anyText },
);

const formula = fc
  .array(
    fc.tuple(
      fc.constantFrom('H', 'O', 'Na', 'Cl', 'Cu', 'SO4', '(OH)', '(', ')', '[', ']', '·', '.5', 'Xx', '²', '₂', 'Og'),
      fc.constantFrom('', '', '2', '3', '12', '₂', '0', '99999999999', '^2', '+', '-'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.flat().join(''));

const substance = fc.oneof(
  fc.constantFrom(...listSubstances().flatMap(({ id, aliases }) => [id, ...aliases])),
  formula,
  anyText,
);

const tag = fc.constantFrom(
  ...[
    'en',
    'de',
    'fr',
    'es',
    'pt',
    'ja',
    'zh',
    'hi',
    'ar',
    'ru',
    'de-AT',
    'zh-Hant-TW',
    'pt-BR',
    'x-klingon',
    'i-default',
  ],
  ...['de_DE', '-', 'en-', 'EN', 'en-u-nu-arab', 'de-DE-u-co-phonebk', 'root', 'a'.repeat(9), 'constructor'],
);

const number = fc.oneof(
  fc.double().map(String),
  fc.integer().map(String),
  fc.float().map(String),
  fc.constantFrom('0', '-0', '+5', '−5', '1e308', '5e-324', '1e-400', '9007199254740993', '.5', '5.', '1_000', '1/3'),
);

const measure = fc
  .tuple(number, fc.constantFrom(' ', '', ' 1/2 '), anyUnit, fc.constantFrom('', ' 6 in', ' + 1 m', ' to 3'))
  .map((parts) => parts.join(''));

const list = fc
  .tuple(fc.array(number, { maxLength: 40 }), fc.constantFrom(',', ', ', ' ', ';', ',,', '\n'))
  .map(([numbers, separator]) => numbers.join(separator));

const day = fc
  .tuple(fc.integer({ min: -1, max: 10_001 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
  .map(
    ([year, month, date]) =>
      `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
  );

const clock = fc
  .tuple(
    fc.integer({ min: -1, max: 61 }),
    fc.integer({ min: 0, max: 99 }),
    fc.constantFrom('', ':30', 'am', ' PM', ':60', 'h'),
  )
  .map(([hours, minutes, end]) => `${hours}:${minutes}${end}`);

/** Makes addresses for requests to oEmbed. */
const address = fc
  .tuple(
    fc.constantFrom(
      '',
      'http://localhost',
      'https://127.0.0.1:1',
      'http://x@localhost',
      '//localhost',
      'javascript:',
      'http://[::1',
      '\\\\localhost',
    ),
    fc.constantFrom(
      '/widget/',
      '/widget',
      '/length/',
      '/kilometers-to-miles/',
      '/tools/convert/',
      '/widget/../x',
      '/%77idget/',
      '/nowhere/',
      '',
    ),
    fc.constantFrom(
      '',
      '?value=5&from=km&to=mi',
      '?from=<script>alert(1)</script>',
      '?"&\'',
      '#"><img',
      '?lang=de&lang=fr',
    ),
  )
  .map((parts) => parts.join(''));

const byName: Readonly<Record<string, fc.Arbitrary<string>>> = {
  q: anyQuestion,
  from: anyUnit,
  to: anyUnit,
  unit: anyUnit,
  substance,
  ingredient: fc.oneof(
    fc.constantFrom('flour', 'butter', 'honey', 'all-purpose-flour', 'sugar brown', 'FLOUR'),
    anyText,
  ),
  lang: tag,
  locale: tag,
  url: address,
  values: list,
  start: fc.oneof(day, number, clock),
  end: fc.oneof(day, number, clock),
  birth_date: day,
  as_of: day,
  time: clock,
};

/** Makes a value for a parameter of this name: valid, nearly valid or arbitrary. */
export const valueFor = (name: string, type: string | undefined): fc.Arbitrary<string> => {
  const known = byName[name];
  if (known) return fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: anyText });
  const usual = type === 'number' || type === 'integer' ? number : measure;
  return fc.oneof({ weight: 2, arbitrary: usual }, { weight: 2, arbitrary: anyText });
};
