import { fill } from '@units/ui';
import { messages } from '../language.ts';
import { dayText } from '../numbers.ts';

const width = 600;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Returns a date as a fractional year, accurate enough for drawing. */
const place = (day: string): number => yearOf(day) + (Number(day.slice(5, 7)) - 1 + Number(day.slice(8)) / 31) / 12;

/** Returns a step between labels that leaves room for them. */
const stepFor = (years: number): number =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => years / step <= 8) ?? 1000;

interface AgeLineProps {
  readonly birthDate: string;
  readonly asOf: string;
  readonly years: number;
}

/** A life as a line, from the date of birth to the requested date, with round birthdays. */
export const AgeLine = ({ birthDate, asOf, years }: AgeLineProps) => {
  const [from, to] = [place(birthDate), place(asOf)];
  const x = (year: number): number => Math.round(((year - from) / Math.max(to - from, 1 / 12)) * width * 10) / 10;
  const step = stepFor(years);
  const birthdays = Array.from({ length: Math.floor(years / step) }, (_, i) => (i + 1) * step);
  return (
    <svg
      class="picture age"
      viewBox="-16 0 632 72"
      role="img"
      aria-label={fill(messages().lifeFromTo, dayText(birthDate), dayText(asOf))}
    >
      <path class="line" d={`M0 34H${width}`} />
      {birthdays.map((birthday) => (
        <g key={birthday}>
          <path class="cut" d={`M${x(from + birthday)} 27v14`} />
          <text x={x(from + birthday)} y={18} text-anchor="middle">
            {birthday}
          </text>
        </g>
      ))}
      <circle cx={0} cy={34} r={7} />
      <circle class="now" cx={width} cy={34} r={7} />
      <text x={-8} y={64}>
        {dayText(birthDate)}
      </text>
      <text x={width + 8} y={64} text-anchor="end">
        {dayText(asOf)}
      </text>
    </svg>
  );
};
