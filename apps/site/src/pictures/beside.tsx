import { lightIndex } from '@units/ui/everyday';
import type { Unit } from '@units/engine/internal';
import type { Thing } from '../content/known-things.ts';
import { convertListed } from '../content/convert-listed.ts';
import { readable } from '../numbers.ts';

/** Things of one quantity, from small to large, with the unit of their size. */
export interface Things {
  readonly unit: string;
  readonly things: readonly Thing[];
}

interface BesideProps extends Things {
  readonly value: number;
  readonly from: Unit;
}

/** The largest number of things that people see at a glance, and the smallest visible part of one. */
const most = 24;
const least = 0.04;
/** The number of things that is easiest to grasp. */
const best = 3;

/** Returns the thing that illustrates a size best, and how many of it. */
const fitting = (things: readonly Thing[], size: number) =>
  things
    .map((thing) => ({ thing, count: size / thing.size }))
    .filter(({ count }) => count >= least && count <= most)
    .toSorted((a, b) => Math.abs(Math.log(a.count / best)) - Math.abs(Math.log(b.count / best)))[0];

const side = 24;
const step = side + 4;

/** A thing, filled up to `part`. */
const One = ({ icon, part }: { readonly icon: string; readonly part: number }) => (
  <>
    <path class="whole" d={icon} />
    <svg
      y={side * (1 - part)}
      width={side}
      height={side * part}
      viewBox={`0 ${side * (1 - part)} ${side} ${side * part}`}
    >
      <path class="part" d={icon} />
    </svg>
  </>
);

/** A value compared with well-known things: so many doors, cups or cats. Nothing if no thing has a suitable size. */
export const Beside = ({ unit, things, value, from }: BesideProps) => {
  const found = fitting(things, convertListed(value, from, lightIndex.byId(unit)!));
  if (!found) return null;
  const { thing, count } = found;
  const columns = count > 6 ? 12 : 6;
  const ones = Array.from({ length: Math.ceil(count) }, (_, i) => Math.min(count - i, 1));
  return (
    <figure class="beside">
      <svg
        class="picture things"
        viewBox={`0 0 ${columns * step} ${Math.ceil(ones.length / columns) * step}`}
        role="img"
        aria-labelledby="beside"
      >
        {ones.map((part, i) => (
          <g key={i} transform={`translate(${(i % columns) * step} ${Math.floor(i / columns) * step})`}>
            <One icon={thing.icon} part={part} />
          </g>
        ))}
      </svg>
      <figcaption id="beside">
        ≈ {readable(Number(count.toPrecision(2)))} × {thing.name} ({thing.note})
      </figcaption>
    </figure>
  );
};
