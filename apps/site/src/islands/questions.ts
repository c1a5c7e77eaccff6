import { apply, find } from '@units/engine/browse';
import type { State } from '../layout/page.ts';
import { dayPattern, readDay, today } from './days.ts';

/** A question in words that one of the calculators answers: the tool, and its parameters out of the words. */
export interface Question {
  /** The words that ask, without those around them. */
  readonly asked: string;
  readonly tool: string;
  readonly texts: State;
  /** The result that was asked for, where it is not the first of the tool. */
  readonly wanted?: string | undefined;
}

interface Pattern extends Pick<Question, 'tool' | 'wanted'> {
  readonly words: RegExp;
  readonly texts: (found: State) => State;
}

const kinds: Readonly<Record<string, string>> = {
  number: String.raw`[$€£]?\s*NAME(-?(?:\d[\d,]*(?:\.\d+)?|\.\d+))`,
  count: String.raw`NAME(\d+)`,
  integer: String.raw`NAME(-?\d+)`,
  op: 'NAME(decimal|percent)',
  day: `NAME(${dayPattern})`,
  roman: 'NAME([mdclxvi]+)',
};

const words: Readonly<Record<string, string>> = {
  percent: '(?:%|percent|per cent)',
  share: '(?:an?|the)? (?:percentage|percent|%)',
  on: '(?:on|of|for)',
  as: '(?:as|in|into|to)',
  split: String.raw`(?:\D+<people:count> (?:people|persons?|friends|ways?)?)?`,
  pounds: '(?:lbs?|pounds?)',
  watts: '(?:w|watts?)',
  volts: '(?:v|volts?)',
  amps: '(?:a|amps?|amperes?)',
};

/** A pattern out of the words of a question: `<x>` is a number, `<day:day>` a day, `{percent}` one of the words above, and spaces may be left out. */
const patternOf = (template: string): RegExp => {
  const worded = template.replace(/\{(\w+)\}/g, (_, name: string) => words[name]!);
  const valued = worded.replace(/<(\w+)(?::(\w+))?>/g, (_, name: string, kind = 'number') =>
    kinds[kind]!.replace('NAME(', () => `(?<${name}>`),
  );
  return new RegExp(String.raw`^${valued.replaceAll(' ', String.raw`\s*`)}$`, 'i');
};

interface Options {
  /** What the words say without a value. */
  readonly fixed?: () => State;
  readonly wanted?: string;
  /** Makes the parameters of the values. */
  readonly make?: (found: State) => State;
}

const asks = (
  tool: string,
  templates: readonly string[],
  { fixed, wanted, make = (found) => found }: Options = {},
): readonly Pattern[] =>
  templates.map((template) => ({
    tool,
    wanted,
    words: patternOf(template),
    texts: (found) => ({ ...fixed?.(), ...make(found) }),
  }));

const inInches = ({ feet, inches, ...rest }: State): State => ({
  ...rest,
  height: String(apply(find('foot', 'inch').pair, Number(feet)) + Number(inches ?? 0)),
});

/** The ways in which people ask, most particular first. */
const patterns: readonly Pattern[] = [
  ...asks('tip', [
    '(?:tip)? <tip_percent> {percent} tip {on} <subtotal>{split}',
    'tip <tip_percent> {percent}? {on} <subtotal>{split}',
    'tip {on}? <subtotal>{split}',
  ]),
  ...asks(
    'discount',
    [
      '<discount_percent> {percent} (?:off|discount) (?:of|on|from)? <price>',
      '<price> (?:minus|less|-|−|with) <discount_percent> {percent} (?:off|discount)?',
    ],
    { wanted: 'discountedPrice' },
  ),
  ...asks('percentage', ['<x> {percent} of <y>'], { fixed: () => ({ mode: 'percent-of' }) }),
  ...asks(
    'percentage',
    [
      '<x> (?:as|is what|is) {share} of <y>',
      '(?:what)? {share} is <x> (?:out)? of <y>',
      '(?:what)? {share} of <y> is <x>',
      '<x> (?:out)? of <y> (?:{as} {share})?',
    ],
    { fixed: () => ({ mode: 'share' }) },
  ),
  ...asks(
    'percentage',
    [
      '{share}? (?:change|increase|decrease|difference) (?:from|between) <x> (?:to|and) <y>',
      '(?:from)? <x> to <y> (?:{as} )?{share} (?:change|increase|decrease|difference)?',
    ],
    { fixed: () => ({ mode: 'percent-change' }) },
  ),
  ...asks('bmi', [
    'bmi (?:of|for)? <weight> kg ,? (?:at|and)? <height> c?m',
    'bmi (?:of|for)? <height> c?m ,? (?:at|and)? <weight> kg',
  ]),
  ...asks(
    'bmi',
    [
      String.raw`bmi (?:of|for)? <weight> {pounds} ,? (?:at|and)? <feet> (?:ft|feet|foot|'|′) (?:<inches> (?:in|inch|inches|"|″|'')?)?`,
    ],
    { fixed: () => ({ unit: 'imperial' }), make: inInches },
  ),
  ...asks('bmi', ['bmi (?:of|for)? <weight> {pounds} ,? (?:at|and)? <height> (?:in|inch|inches|")'], {
    fixed: () => ({ unit: 'imperial' }),
  }),
  ...asks('date-difference', [
    '(?:how many)? (?:days)? (?:between|from)? <start:day> (?:and|to|until|till|-|–) <end:day>',
  ]),
  ...asks('date-difference', ['(?:how many)? (?:days|how long) (?:until|till|to) <end:day>'], {
    fixed: () => ({ start: today() }),
  }),
  ...asks('date-difference', ['(?:how many)? (?:days|how long) since <start:day>'], {
    fixed: () => ({ end: today() }),
  }),
  ...asks('age', [String.raw`(?:how old|age|born|birthday|birth ?date|dob)\D*?<birth_date:day>`]),
  ...asks('roman', [
    '<integer:count> {as}? roman (?:numerals?|numbers?)?',
    'roman (?:numerals?|numbers?)? (?:for|of)? <integer:count>',
    '(?:roman (?:numerals?)?)? <roman:roman> {as} (?:an?)? (?:arabic)? (?:numbers?|numerals?|integer|digits|decimal|arabic)',
    'roman (?:numerals?)? <roman:roman>',
  ]),
  ...asks(
    'electrical',
    [
      '<volts> {volts} (?:and|at|with|,|[*×x])? <amps> {amps} (?:{as} {watts})?',
      '<amps> {amps} (?:and|at|with|,|[*×x])? <volts> {volts} (?:{as} {watts})?',
    ],
    {
      fixed: () => ({ target: 'watts' }),
    },
  ),
  ...asks('electrical', ['<watts> {watts} (?:and|at|with|on|,|/)? <volts> {volts} (?:{as} {amps})?'], {
    fixed: () => ({ target: 'amps' }),
  }),
  ...asks('electrical', ['<watts> {watts} (?:and|at|with|,|/)? <amps> {amps} (?:{as} {volts})?'], {
    fixed: () => ({ target: 'volts' }),
  }),
  ...asks('fraction', ['(?:simplify|reduce) <numerator:integer> / <denominator:count>']),
  ...asks('fraction', ['<numerator:integer> / <denominator:count> {as} (?:an?)? <op:op>(?:age|s)?']),
];

const plain = (name: string, text: string): string => {
  if (/^(?:start|end|birth_date)$/.test(name)) return readDay(text);
  return name === 'op' ? text.toLowerCase() : text.replaceAll(',', '');
};

/** A Roman numeral by itself: in small letters short ones are words (`mix`, `mm`). */
const isRoman = /^(?:[MDCLXVI]{2,}|[mdclxvi]{5,})$/;

/** The words that ask, without those around them. */
export const askedIn = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:what(?: i|['’]?)s|how much is|calculate|compute)\s+(?!percent)/i, '')
    .replace(/\s*[?=]+$/, '');

/** The calculator that a question is for, with what it says. */
export const questionFor = (text: string): Question | undefined => {
  const asked = askedIn(text);
  if (isRoman.test(asked)) return { asked, tool: 'roman', texts: { roman: asked } };
  for (const { tool, wanted, words: pattern, texts } of patterns) {
    const groups = pattern.exec(asked)?.groups;
    if (!groups) continue;
    const found = Object.entries(groups).filter(([, value]) => value !== undefined);
    return {
      asked,
      tool,
      wanted,
      texts: texts(Object.fromEntries(found.map(([name, value]) => [name, plain(name, value)]))),
    };
  }
  return undefined;
};
