/** Tests of many similar cases ask a seventh of them, another each day: see docs/decisions/0260-samples.md. */
export const shares = 7;

const { PROVE_ALL: all, SAMPLE: chosen } = process.env;

/** The share of today. `SAMPLE=0` to `6` asks that of another day, and `PROVE_ALL=1` asks all cases. */
export const today = Number(chosen ?? Math.floor(Date.now() / 86_400_000)) % shares;

/** Each point of the sequence of its multiples, without whole turns, is far from those before it. */
const goldenRatio = (Math.sqrt(5) - 1) / 2;

/** Returns true if a share has the case with a number. Of any 13 cases in a row, each share has at least one. */
export const isInShare = (index: number, share: number): boolean =>
  Math.floor(((index * goldenRatio) % 1) * shares) === share;

/** Returns true if this run asks the case with a number. */
export const isInSample = (index: number): boolean => all === '1' || isInShare(index, today);

/** Returns the cases that this run asks: at least one, also of a short list. */
export const sampleOf = <const T>(cases: readonly T[]): readonly T[] => {
  const drawn = cases.filter((_, index) => isInSample(index));
  return drawn.length > 0 || cases.length === 0 ? drawn : [cases[today % cases.length]!];
};
