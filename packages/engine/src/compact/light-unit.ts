import type { Level, UnitFactor } from '../model/quantity.ts';
import { readRatio, zero, type Ratio } from '../model/rational.ts';

/** A unit of its line in the text of units: see format.ts. A class: a program that starts makes many of them. */
export class LightUnit implements UnitFactor {
  readonly id: string;
  readonly printed: string | undefined;
  private readonly text: string;
  private readonly factorAt: number;
  private worked: Ratio | undefined;

  constructor(text: string) {
    const afterId = text.indexOf('\t');
    this.text = text;
    this.factorAt = text.indexOf('\t', afterId + 1) + 1;
    this.id = text.slice(0, afterId);
    this.printed = text.slice(afterId + 1, this.factorAt - 1) || undefined;
  }

  private cellAt(start: number): string {
    const end = this.text.indexOf('\t', start);
    return end < 0 ? this.text.slice(start) : this.text.slice(start, end);
  }

  /** Read when somebody asks for it: lists never do. */
  get ratio(): Ratio {
    return (this.worked ??= readRatio(this.cellAt(this.factorAt)));
  }

  /** Returns the text of a mark, or undefined if the unit does not have it. */
  mark(letter: string): string | undefined {
    const at = this.text.indexOf(`\t${letter}`, this.factorAt);
    return at < 0 ? undefined : this.cellAt(at + 2);
  }

  get piPower(): number {
    return Number(this.mark('p') ?? 0);
  }

  get offset(): Ratio {
    const offset = this.mark('+');
    return offset === undefined ? zero : readRatio(offset);
  }

  get level(): Level | undefined {
    const [base, per, quiet] = this.mark('l')?.split(' ') ?? [];
    if (per === undefined) return undefined;
    return { base: base === 'e' ? 'e' : Number(base), per: readRatio(per), ...(quiet && { quiet: true }) };
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
