import { readable } from '../numbers.ts';

interface FootProps {
  /** The lengths of the foot and of the shoe last, in centimeters. */
  readonly foot: number;
  readonly last: number;
  readonly says: string;
}

const longest = 38;
const perCentimeter = 600 / longest;

/** A sole from the heel to the toes, 100 long and 38 wide. */
const sole =
  'M0 18C0 6 10 4 22 6C36 8 48 5 64 1C84-3 100 6 100 20C100 31 88 36 72 35C54 34 44 30 26 31C10 32 0 30 0 18z';

const at = (centimeters: number): number => Math.round(centimeters * perCentimeter * 10) / 10;

/** A foot within the sole of its shoe, above a ruler in centimeters. */
export const Foot = ({ foot, last, says }: FootProps) => {
  const outline = (length: number): string => `scale(${(length * perCentimeter) / 100})`;
  return (
    <svg class="picture foot" viewBox="-12 0 624 296" role="img" aria-label={says}>
      <g transform="translate(0 20)">
        <path class="shoe" d={sole} transform={outline(last)} />
        <path class="whole" d={sole} transform={`translate(0 ${at((last - foot) / 5)}) ${outline(foot)}`} />
      </g>
      <path
        d={`M0 236H600${Array.from({ length: longest + 1 }, (_, i) => `M${at(i)} 236v${i % 5 === 0 ? 14 : 7}`).join('')}`}
      />
      {Array.from({ length: 8 }, (_, i) => (
        <text key={i} x={at(i * 5)} y={274} text-anchor="middle">
          {i * 5}
        </text>
      ))}
      <path class="end" d={`M${at(foot)} 20v216`} />
      <text class="says" x={at(foot) - 8} y={226} text-anchor="end">
        {readable(Number(foot.toPrecision(3)))} cm
      </text>
    </svg>
  );
};
