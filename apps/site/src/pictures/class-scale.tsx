import { plainly } from '../numbers.ts';
import type { Scale } from '../content/scales.ts';
import { placeOn } from './scale.ts';

interface ClassScaleProps {
  readonly scale: Scale;
  readonly value: number;
  /** What the picture shows, for those who do not see it. */
  readonly says: string;
}

/** Classes side by side, each named below where it begins, with a marker at a value. */
export const ClassScale = ({ scale, value, says }: ClassScaleProps) => (
  <svg class="picture classes" viewBox="-8 0 616 124" role="img" aria-label={says}>
    {scale.below.map(({ at, label }, i) => {
      const from = placeOn(scale, at);
      const to = placeOn(scale, scale.below[i + 1]?.at ?? scale.high);
      return (
        <g key={label} class={`class-${i}`}>
          <rect x={from} y={30} width={to - from} height={16} />
          {/* Classes are narrower than their names: every other one stands lower, and the first begins where its class does */}
          <text
            x={i === 0 ? from : (from + to) / 2}
            y={i % 2 === 0 ? 70 : 94}
            text-anchor={i === 0 ? 'start' : 'middle'}
          >
            {label}
          </text>
          {i > 0 && (
            <text class="tick" x={from} y={118} text-anchor="middle">
              {plainly(at)}
            </text>
          )}
        </g>
      );
    })}
    <path class="marker" d={`M${placeOn(scale, value)} 28l-9-14h18z`} />
    <path class="needle" d={`M${placeOn(scale, value)} 24v24`} />
  </svg>
);
