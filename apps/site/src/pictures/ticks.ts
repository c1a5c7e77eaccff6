/** Returns round numbers that divide a range into at most `most` parts. */
export const ticksWithin = (low: number, high: number, most: number): readonly number[] => {
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => (high - low) / one <= most) ?? rough;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
};

/** The width of a character at the largest size, in a picture that is 600 wide. */
const wide = 14;
const gap = 14;

export const widthOf = (label: string): number => label.length * wide + gap;

const most = 10;

/** Returns as many ticks as have room for their labels within a width. */
export const labelledTicks = (
  low: number,
  high: number,
  width: number,
  write: (value: number) => string,
): readonly number[] => {
  for (let parts = most; parts > 1; parts--) {
    const ticks = ticksWithin(low, high, parts);
    const widest = Math.max(...ticks.map((tick) => widthOf(write(tick))), 0);
    if (ticks.length < 2 || widest <= ((ticks[1]! - ticks[0]!) / (high - low)) * width) return ticks;
  }
  return ticksWithin(low, high, 1);
};

/** Returns the end of a scale from zero, well above the value: 1, 2 or 5 times a power of ten. */
export const roundAbove = (value: number): number => {
  const size = value * 1.2;
  const power = 10 ** Math.floor(Math.log10(size));
  return [1, 2, 5, 10].map((factor) => Number((factor * power).toPrecision(1))).find((end) => end >= size)!;
};
