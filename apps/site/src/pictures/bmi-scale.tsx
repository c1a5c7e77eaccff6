import { fill } from '@units/ui';
import type { Mark } from '../content/marks.ts';
import { plainly, readable } from '../numbers.ts';
import { messages } from '../language.ts';

const width = 600;
const left = 15;
const right = 40;

const x = (bmi: number): number =>
  Math.round(((Math.min(Math.max(bmi, left), right) - left) / (right - left)) * width * 10) / 10;

/** The classes of the body mass index side by side, with a marker at one of them. */
export const BmiScale = ({ bmi, marks }: { readonly bmi: number; readonly marks: readonly Mark[] }) => (
  <svg
    class="picture bmi"
    viewBox="-8 0 616 124"
    role="img"
    aria-label={fill(messages().indexOnScale, readable(Number(bmi.toFixed(1))))}
  >
    {marks.map(({ at, label }, i) => {
      const from = x(at);
      const to = x(marks[i + 1]?.at ?? right);
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
    <path class="marker" d={`M${x(bmi)} 28l-9-14h18z`} />
    <path class="needle" d={`M${x(bmi)} 24v24`} />
  </svg>
);
