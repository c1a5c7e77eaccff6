import { UnitsError } from '../model/error.ts';

/** A measured value as text says it: digits and words, not yet a quantity. */
export interface MeasuredText {
  /** The value as decimal text. */
  readonly value: string;
  /** The standard uncertainty: in the unit of the value, unless it has one of its own; or a part of the value. */
  readonly uncertainty: number;
  readonly uncertaintyUnit: string | undefined;
  readonly isRelative: boolean;
  /** The unit as written; empty where there is none. */
  readonly unit: string;
}

const plusMinus = String.raw`(?:±|\+\s?/\s?[-−]|\+[-−])`;
const exponent = String.raw`(?:e([+-]?\d{1,3})|\s?[×x*·]\s?10(?:\^([+\-−]?\d{1,3})|([⁺⁻]?[⁰¹²³⁴-⁹]{1,3})))`;
const digits = String.raw`[+\-−]?(?:\d(?:[\d\s]*\d)?(?:\.(?:\d(?:[\d\s]*\d)?)?)?|\.\d+)`;
const plain = String.raw`\d+(?:\.\d*)?(?:e[+-]?\d{1,3})?|\.\d+(?:e[+-]?\d{1,3})?`;

const coverage = /\s*[([]\s*(?:k\s?=\s?(\d+(?:\.\d+)?)|(rectangular))\s*[)\]]|,?\s+(rectangular)$/i;
const concise = new RegExp(`^(${digits})\\((\\d+(?:\\.\\d+)?)\\)(?:${exponent})?\\s*(.*)$`, 'i');
const grouped = new RegExp(`^\\(\\s*(${digits})\\s*${plusMinus}\\s*(${plain})\\s*\\)(?:${exponent})?\\s*(.*)$`, 'i');
const open = new RegExp(
  `^(${digits})(?:${exponent})?\\s*([^±\\d(+]*?)\\s*${plusMinus}\\s*(${plain})\\s*(%?)\\s*(.*)$`,
  'i',
);
const unequal = new RegExp(`^${digits}[^±]*?[(\\s]\\+\\s?\\d[\\d.]*\\s*[/,;]?\\s*[-−]\\s?\\d`);

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const plainExponent = (text: string): string =>
  text.replace(/./gu, (sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '+' : String(superscripts.indexOf(sign))));

/** The exponent of ten of the three groups that {@link exponent} captures. */
const exponentOf = (e?: string, power?: string, superscript?: string): number =>
  Number((e ?? power ?? (superscript ? plainExponent(superscript) : '0')).replace('−', '-'));

const plainDigits = (text: string): string => text.replace(/[\s]/g, '').replace('−', '-');

const refuse = (message: string, reason: string): UnitsError => new UnitsError('invalid-number', message, { reason });

/**
 * Reads a measured value: `5.0(2) kg`, `5.00(20)e3 g`, `5 ± 0.2 kg`, `(5 ± 0.2) kg`, `5 kg ± 200 g`, `5 kg ± 3 %`. A coverage factor
 * behind it, `(k=2)`, divides the uncertainty, and `(rectangular)` divides it by √3. Undefined for text without an uncertainty.
 *
 * @throws UnitsError for two sides that differ: `5 +0.2/-0.1 kg`.
 */
export const readMeasured = (text: string): MeasuredText | undefined => {
  if (text.length > 200) return undefined;
  const cover = coverage.exec(text);
  const rest = (cover ? text.replace(cover[0], ' ') : text).trim();
  const divisor = cover ? (cover[1] === undefined ? Math.sqrt(3) : Number(cover[1])) : 1;
  if (divisor === 0) throw refuse('k must be above zero.', 'A coverage factor of zero says nothing.');
  if (unequal.test(rest)) {
    throw refuse(
      'The two sides of an uncertainty must be the same: write 5 ± 0.2.',
      'Uncertainties are combined as standard deviations, which have one size on both sides.',
    );
  }
  const short = concise.exec(rest);
  if (short) {
    const [, number, last, e, power, superscript, unit] = short;
    const value = plainDigits(number!);
    const shift = exponentOf(e, power, superscript);
    const decimals = last!.includes('.') ? 0 : (value.split('.')[1]?.length ?? 0);
    const uncertainty = Number(`${last}e${shift - decimals}`) / divisor;
    return { value: `${value}e${shift}`, uncertainty, uncertaintyUnit: undefined, isRelative: false, unit: unit! };
  }
  const inside = grouped.exec(rest);
  if (inside) {
    const [, number, around, e, power, superscript, unit] = inside;
    const shift = exponentOf(e, power, superscript);
    const uncertainty = Number(`${Number(around)}e${shift}`) / divisor;
    const value = `${plainDigits(number!)}e${shift}`;
    return { value, uncertainty, uncertaintyUnit: undefined, isRelative: false, unit: unit! };
  }
  const apart = open.exec(rest);
  if (!apart) return undefined;
  const [, number, e, power, superscript, before, around, percent, behind] = apart;
  const value = `${plainDigits(number!)}e${exponentOf(e, power, superscript)}`;
  const isRelative = percent === '%';
  return {
    value,
    uncertainty: Number(around) / divisor / (isRelative ? 100 : 1),
    uncertaintyUnit: !isRelative && before !== '' && behind !== '' ? behind : undefined,
    isRelative,
    unit: before === '' ? behind! : before!,
  };
};
