import { plainly, readable } from '../numbers.ts';
import type { Mark, Scale } from '../content/scales.ts';
import { placeOn, width } from './scale.ts';

interface ClassScaleProps {
  readonly scale: Scale;
  readonly value: number;
  /** A description for screen readers. */
  readonly says: string;
}

/** Returns the range of a class, up to the next one. */
const rangeOf = (marks: readonly Mark[], i: number): string => {
  const [from, to] = [marks[i]!, marks[i + 1]].map((mark) => mark && plainly(mark.at));
  if (to === undefined) return `≥ ${from}`;
  return i === 0 ? `< ${to}` : `${from}–${to}`;
};

/** Returns the short number on a marker. The full number is next to the picture. */
const short = (value: number): string => readable(Number(value.toFixed(1)));

/**
 * Classes side by side with a marker at a value, and a list below of their names and ranges, because a name is wider
 * than its class.
 */
export const ClassScale = ({ scale, value, says }: ClassScaleProps) => {
  const { below: marks, high } = scale;
  const at = placeOn(scale, value);
  return (
    <figure class="classes">
      <svg class="picture" viewBox={`-28 0 ${width + 56} 88`} role="img" aria-label={says}>
        {marks.map((mark, i) => {
          const from = placeOn(scale, mark.at);
          return (
            <g key={mark.label} class={`class-${i}`}>
              <rect x={from} y={38} width={placeOn(scale, marks[i + 1]?.at ?? high) - from} height={20} />
              {i > 0 && (
                <text x={from} y={82} text-anchor="middle">
                  {plainly(mark.at)}
                </text>
              )}
            </g>
          );
        })}
        <text class="value" x={at} y={18} text-anchor="middle">
          {short(value)}
        </text>
        <path class="marker" d={`M${at} 37l-9-12h18z`} />
        <path class="needle" d={`M${at} 34v24`} />
      </svg>
      <ul class="legend">
        {marks.map(({ label }, i) => (
          <li key={label} class={`class-${i}`}>
            {label} <span>{rangeOf(marks, i)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
};
