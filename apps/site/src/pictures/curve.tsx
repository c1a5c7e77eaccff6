import { Amounts, frame, heightOn, Labels } from './columns.tsx';

interface CurveProps {
  /** What there is at the start, and after each period. */
  readonly values: readonly number[];
  /** What the periods are called. */
  readonly labels: readonly string[];
  /** What is drawn, which stands above it. */
  readonly name: string;
  /** What the picture shows, for those who do not see it. */
  readonly says: string;
}

/** How an amount goes on over time. */
export const Curve = ({ values, labels, name, says }: CurveProps) => {
  const high = Math.max(...values);
  if (!(high > 0) || values.length < 2) return null;
  const { left, right, bottom } = frame;
  const y = heightOn(high);
  const x = (i: number): number => Math.round((left + (i / (values.length - 1)) * (right - left)) * 10) / 10;
  const line = values.map((value, i) => `${x(i)} ${y(value)}`).join('L');
  return (
    <figure class="curve">
      <figcaption>{name}</figcaption>
      <svg class="picture" viewBox="0 0 616 236" role="img" aria-label={says}>
        <path class="under" d={`M${left} ${bottom}L${line}L${right} ${bottom}z`} />
        <Amounts high={high} y={y} />
        <path class="over" d={`M${line}`} />
        <Labels labels={labels} x={(i) => x(i + 1)} />
      </svg>
    </figure>
  );
};
