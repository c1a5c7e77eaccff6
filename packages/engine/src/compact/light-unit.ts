import type { Fit, Level, UnitFactor } from '../model/quantity.ts';
import { readRatio, zero, type Ratio } from '../model/rational.ts';

/** A unit from its line in the text of units: see format.ts. It is a class, because a starting program creates many. */
export class LightUnit implements UnitFactor {
  readonly id: string;
  readonly printed: string | undefined;
  readonly piPower: number;
  readonly offset: Ratio;
  readonly isReciprocal: boolean;
  /** The texts of its marks, by letter. */
  readonly marks: ReadonlyMap<string, string>;
  private readonly factor: string;
  private worked: Ratio | undefined;

  constructor(text: string) {
    const [id, printed, rest] = text.split('\t');
    const [factor, ...words] = rest!.split(' ');
    this.id = id!;
    this.printed = printed || undefined;
    this.factor = factor!;
    const marks = new Map<string, string>();
    for (const mark of words) marks.set(mark.charAt(0), mark.slice(1));
    this.marks = marks;
    this.piPower = Number(marks.get('p') ?? 0);
    const offset = marks.get('+');
    this.offset = offset === undefined ? zero : readRatio(offset);
    this.isReciprocal = marks.has('v');
  }

  /** Read on access, because lists do not need it. */
  get ratio(): Ratio {
    return (this.worked ??= readRatio(this.factor));
  }

  get level(): Level | undefined {
    const [base, per, quiet] = this.marks.get('l')?.split(',') ?? [];
    if (per === undefined) return undefined;
    return { base: base === 'e' ? 'e' : Number(base), per: readRatio(per), ...(quiet && { quiet: true }) };
  }

  get fit(): Fit | undefined {
    const [gives, ...rest] = this.marks.get('f')?.split(';') ?? [];
    if (gives === undefined) return undefined;
    const [slope, top, bottom, least] = rest.map((numbers) => numbers.split(',').map(readRatio));
    return {
      gives: gives === 'r' ? 'reading' : 'amount',
      slope: slope![0]!,
      top: top!,
      bottom: bottom!,
      least: least![0]!,
    };
  }
}

/** Returns the unit of a quantity's text with an identifier, else with a symbol. */
export const readUnit = (units: string, text: string): LightUnit | undefined => {
  if (text === '' || /[\t\n]/.test(text)) return undefined;
  let start = units.indexOf(`\n${text}\t`);
  if (start < 0) {
    const symbol = units.indexOf(`\t${text}\t`);
    if (symbol < 0) return undefined;
    start = units.lastIndexOf('\n', symbol);
  }
  return new LightUnit(units.slice(start + 1, units.indexOf('\n', start + 1)));
};
