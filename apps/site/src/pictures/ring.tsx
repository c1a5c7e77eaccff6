import { messages } from '../language.ts';
import { readable } from '../numbers.ts';

interface RingProps {
  /** The inner diameter in millimeters. */
  readonly diameter: number;
  readonly says: string;
}

/** The thickness of the ring, and the margin, in millimeters. */
const thick = 2;
const room = 4;
const longest = 30;

/** A ring with a ruler below, in millimeters of the page: printed, it has its actual size. */
export const Ring = ({ diameter, says }: RingProps) => {
  const [wide, high] = [longest + 2 * room, diameter + 2 * thick + room + 11];
  const center = room + longest / 2;
  const radius = diameter / 2;
  const below = diameter + 2 * thick + room + 2;
  return (
    <figure>
      <svg
        class="picture ring"
        viewBox={`0 0 ${wide} ${high}`}
        width={`${wide}mm`}
        height={`${high}mm`}
        role="img"
        aria-label={says}
      >
        <circle cx={center} cy={room + thick + radius - 2} r={radius + thick / 2} stroke-width={thick} />
        <path d={`M${center - radius} ${room + thick + radius - 2}h${diameter}`} />
        <text x={center} y={room + thick + radius - 3.5} text-anchor="middle">
          {readable(Number(diameter.toPrecision(3)))} mm
        </text>
        <path
          d={`M${room} ${below}h${longest}${Array.from({ length: longest + 1 }, (_, i) => `M${room + i} ${below}v${i % 10 === 0 ? 3 : i % 5 === 0 ? 2.2 : 1.4}`).join('')}`}
        />
        {[0, 10, 20, 30].map((at) => (
          <text key={at} x={room + at} y={below + 6.5} text-anchor="middle">
            {at}
          </text>
        ))}
      </svg>
      <figcaption>{messages().trueSizeOnPaper}</figcaption>
    </figure>
  );
};
