import type { ExactScale } from './exact-scale.ts';

// The units of a quantity as text, one line each:
//
//     factor, `@` offset, `!` if reciprocal, `:` letters of prefixes, a space, names, `;`, symbols
//
// The factor is a fraction `n/d` or `n` of the base unit, with π to 60 digits. Names and symbols are separated by
// commas. Names are read in any case and in the plural, symbols as written. With a prefix, a name takes the prefix's
// name, and a symbol its symbol.

/** The prefixes: the letter in the text, name, symbol, power of ten; for binary ones, which follow, of two. */
const prefixes =
  'T,tera,T,12 G,giga,G,9 M,mega,M,6 k,kilo,k,3 h,hecto,h,2 D,deka,da,1 d,deci,d,-1 c,centi,c,-2 m,milli,m,-3 u,micro,μ,-6 n,nano,n,-9 p,pico,p,-12 f,femto,f,-15 K,kibi,Ki,10 B,mebi,Mi,20 J,gibi,Gi,30 I,tebi,Ti,40 P,pebi,Pi,50';

/** Returns the letter of a prefix. Empty for one that no everyday unit has. */
export const prefixLetter = (name: string): string =>
  prefixes
    .split(' ')
    .find((prefix) => prefix.split(',')[1] === name)
    ?.charAt(0) ?? '';

type PrefixTable = Readonly<Record<string, readonly [name: string, symbol: string, up: bigint, down: bigint]>>;

let table: PrefixTable | undefined;

const readPrefixes = (): PrefixTable =>
  Object.fromEntries(
    ['', ...prefixes.split(' ')].map((prefix) => {
      const [letter = '', name = '', symbol = '', power = ''] = prefix.split(',');
      // Ki, Mi and so on are powers of two
      const size = (symbol.endsWith('i') ? 2n : 10n) ** BigInt(power.replace('-', ''));
      return [letter, power.startsWith('-') ? [name, symbol, 1n, size] : [name, symbol, size, 1n]];
    }),
  );

const line = /^([^@!:\s]+)(?:@([^!:\s]+))?(!?)(?::(\w+))? ([^;]*);?(.*)$/;

const fraction = (text: string): readonly [bigint, bigint] => {
  const [n, d = 1] = text.split('/');
  return [BigInt(n!), BigInt(d)];
};

/** Returns the key of a name: lowercase, singular, with powers as printed. */
export const plainName = (text: string): string =>
  text
    .replace(/[-_]/g, ' ')
    .replace(/^µ/, 'μ')
    .replace(/(met|lit)re/g, '$1er')
    .replace(/^(?:square|sq\.?) (.*)/, '$1²')
    .replace(/^(?:cubic|cu\.?) (.*)/, '$1³')
    .replace(/\^?2(?=$|\/)/g, '²')
    .replace(/\^?3(?=$|\/)/g, '³')
    .replace(/feet\b/g, 'foot')
    .replace(/inches\b/g, 'inch')
    .replace(/^([\w ]*[a-rt-z][a-rtv-z])s(?=[²³]?(?: |$))/, '$1');

/** The possible units of a spelling, each calculated on access. */
export type Spellings = Map<string, (() => ExactScale)[]>;

/** Adds the units of a text to an index: symbols as written, and names in their plain form after a `~`. */
export const readUnits = (text: string, quantity: number, spellings: Spellings): void => {
  const add = (spelling: string, unit: () => ExactScale): void => {
    const known = spellings.get(spelling);
    if (known) known.push(unit);
    else spellings.set(spelling, [unit]);
  };
  const known = (table ??= readPrefixes());
  for (const one of text.split('\n')) {
    const [, factor = '', offset = '0', inverse, letters = '', names = '', symbols = ''] = line.exec(one)!;
    for (const letter of ['', ...Array.from(letters)]) {
      const [name, symbol, up, down] = known[letter]!;
      const unit = (): ExactScale => {
        const [n, d] = fraction(factor);
        return [quantity, n * up, d * down, ...fraction(offset), inverse === '!'];
      };
      for (const each of names ? names.split(',') : []) add(`~${name}${each}`, unit);
      for (const each of symbols ? symbols.split(',') : []) add(symbol + each, unit);
    }
  }
};

/** Returns the units of a spelling: as written, then as a name or a symbol with printed powers, then in lowercase. */
export const lookUp = (spellings: Spellings, text: string): readonly ExactScale[] | undefined => {
  const plain = plainName(text);
  for (const keys of [[text, `~${text}`], [`~${plain}`], [plain], [`~${plainName(text.toLowerCase())}`]]) {
    const found = keys.flatMap((key) => spellings.get(key) ?? []);
    if (found.length > 0) return found.map((unit) => unit());
  }
  return undefined;
};
