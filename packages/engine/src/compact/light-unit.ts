import type { Level, UnitFactor } from '../model/quantity.ts';
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
    const cells = text.split('\t');
    this.id = cells[0]!;
    this.printed = cells[1] || undefined;
    this.factor = cells[2]!;
    const marks = new Map<string, string>();
    for (let at = 3; at < cells.length; at++) marks.set(cells[at]!.charAt(0), cells[at]!.slice(1));
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
    const [base, per, quiet] = this.marks.get('l')?.split(' ') ?? [];
    if (per === undefined) return undefined;
    return { base: base === 'e' ? 'e' : Number(base), per: readRatio(per), ...(quiet && { quiet: true }) };
  }
}

/** Returns the unit of a quantity's text with an identifier, else with a symbol, which a mark may look like. */
export const readUnit = (units: string, text: string): LightUnit | undefined => {
  if (text === '' || /[\t\n]/.test(text)) return undefined;
  let start = units.indexOf(`\n${text}\t`);
  for (let index = -1; start < 0;) {
    index = units.indexOf(`\t${text}\t`, index + 1);
    if (index < 0) return undefined;
    const line = units.lastIndexOf('\n', index);
    if (units.indexOf('\t', line) === index) start = line;
  }
  return new LightUnit(units.slice(start + 1, units.indexOf('\n', start + 1)));
};
