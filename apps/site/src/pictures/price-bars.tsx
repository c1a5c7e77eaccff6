import { fill } from '@units/ui';
import { enumerated, readable } from '../numbers.ts';
import { messages } from '../language.ts';

const width = 600;
const height = 36;
const step = 48;
/** The left edge of the bars, after the numbers of the packages. */
const left = 64;

/** Unit prices of packages as bars, with a tick at each cheapest one. */
export const PriceBars = ({ prices }: { readonly prices: readonly number[] }) => {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length < 2 || most <= 0) return null;
  return (
    <svg
      class="picture prices"
      viewBox={`0 0 ${width} ${prices.length * step}`}
      role="img"
      aria-label={fill(messages().pricesPerUnit, enumerated(prices.map(readable)))}
    >
      {prices.map((price, i) => (
        <g key={i} transform={`translate(0 ${i * step})`} class={price === least ? 'least' : undefined}>
          <text x={0} y={26}>
            {i + 1} {price === least ? '✓' : ''}
          </text>
          <rect x={left} width={Math.max((price / most) * (width - left), 2)} height={height} rx={6} />
          <text class="price" x={left + 12} y={26}>
            {readable(price)}
          </text>
        </g>
      ))}
    </svg>
  );
};
