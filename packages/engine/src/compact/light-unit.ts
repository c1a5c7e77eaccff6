import type { Level, UnitFactor } from '../model/quantity.ts';
import { readRatio, zero, type Ratio } from '../model/rational.ts';

/** A unit of its line in the text of units: see format.ts. A class: a program that starts makes many of them. */
export class LightUnit implements UnitFactor {
  readonly id: string;
  readonly printed: string | undefined;
  private readonly factor: string;
  private worked: Ratio | undefined;
  private readonly marks: readonly string[];

  constructor(line: string) {
    const [id, printed, factor, ...marks] = line.split('\t');
    this.id = id!;
    this.printed = printed || undefined;
    this.factor = factor!;
    this.marks = marks;
  }

  /** Read when somebody asks for it: lists never do. */
  get ratio(): Ratio {
    return (this.worked ??= readRatio(this.factor));
  }

  /** What a mark says behind its letter; undefined where the unit does not carry it. */
  mark(letter: string): string | undefined {
    return this.marks.find((mark) => mark.startsWith(letter))?.slice(1);
  }

  get piPower(): number {
    return Number(this.mark('p') ?? 0);
  }

  get offset(): Ratio {
    const offset = this.mark('+');
    return offset === undefined ? zero : readRatio(offset);
  }

  get level(): Level | undefined {
    const [base, per] = this.mark('l')?.split(' ') ?? [];
    return per === undefined ? undefined : { base: base === 'e' ? 'e' : Number(base), per: readRatio(per) };
  }

  get isReciprocal(): boolean {
    return this.mark('v') !== undefined;
  }
}

/** The unit of a quantity's text that has a text for its identifier, or else for its symbol, which a mark may look like. */
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
