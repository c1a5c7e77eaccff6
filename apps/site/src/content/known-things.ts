import { apply, find, unitIndex } from '@units/engine/internal';
import { symbolFor } from '@units/ui';
import { t } from '../messages/all.ts';
import type { pages } from '../messages/en/pages.ts';
import { enumerated, inOrder, readable } from '../numbers.ts';

/** A thing of known size, as the page shows it. */
export interface Thing {
  readonly name: string;
  /** The size as text. */
  readonly note: string;
  readonly size: number;
  readonly icon: string;
}

/** The declaration of a thing of known size. */
interface Known {
  readonly id: keyof typeof pages.things;
  /** Its sides, or only its size, in `unit`. */
  readonly sides: readonly number[];
  readonly unit: string;
  /** The document that fixes its size; without one, the size is typical. */
  readonly by?: string;
  /** Its shape as a path in a 24 by 24 box. A part inside another part is cut out. */
  readonly icon: string;
}

const waves = {
  icon: 'M2 7q2.5-3 5 0t5 0 5 0 5 0v3q-2.5 3-5 0t-5 0-5 0-5 0zM2 14q2.5-3 5 0t5 0 5 0 5 0v3q-2.5 3-5 0t-5 0-5 0-5 0z',
};

const known: Readonly<Record<string, { readonly unit: string; readonly things: readonly Known[] }>> = {
  area: {
    unit: 'square-meter',
    things: [
      { id: 'fingernail', sides: [1], unit: 'square-centimeter', icon: 'M8 21V9a4 6 0 0 1 8 0v12z' },
      { id: 'card', sides: [85.6, 53.98], unit: 'millimeter', by: 'ISO/IEC 7810', icon: 'M2 5h20v14H2zM2 8h20v3H2z' },
      {
        id: 'sheet',
        sides: [210, 297],
        unit: 'millimeter',
        by: 'ISO 216',
        icon: 'M5 2h14v20H5zM8 6h8v1H8zM8 10h8v1H8zM8 14h8v1H8z',
      },
      { id: 'door', sides: [0.9, 2], unit: 'meter', icon: 'M6 2h12v20H6zM15 12h1.5v2H15z' },
      {
        id: 'parking',
        sides: [2.5, 5],
        unit: 'meter',
        icon: 'M3 3h18v18H3zM9 7v10h2v-4h2a3 3 0 0 0 0-6zM11 9h2a1 1 0 0 1 0 2h-2z',
      },
      { id: 'tennis', sides: [10.97, 23.77], unit: 'meter', by: 'ITF', icon: 'M5 1h14v22H5zM7 3h10v8H7zM7 13h10v8H7z' },
      {
        id: 'football',
        sides: [68, 105],
        unit: 'meter',
        by: 'FIFA',
        icon: 'M1 4h22v16H1zM11.5 5h1v4h-1zM11.5 15h1v4h-1zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM2 9h3v6H2zM19 9h3v6h-3z',
      },
      {
        id: 'park',
        sides: [3.4],
        unit: 'square-kilometer',
        icon: 'M12 2a6 6 0 0 0-5 9 5 5 0 0 0 4 8v3h2v-3a5 5 0 0 0 4-8 6 6 0 0 0-5-9z',
      },
      { id: 'lake', sides: [580], unit: 'square-kilometer', ...waves },
    ],
  },
  volume: {
    unit: 'liter',
    things: [
      { id: 'drop', sides: [0.05], unit: 'milliliter', icon: 'M12 2q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z' },
      { id: 'teaspoon', sides: [5], unit: 'milliliter', icon: 'M12 2a3.5 5 0 0 1 1 9.8V22h-2V11.8A3.5 5 0 0 1 12 2z' },
      {
        id: 'cup',
        sides: [250],
        unit: 'milliliter',
        icon: 'M4 5h13v2h2a3 3 0 0 1 0 9h-2a6 6 0 0 1-6 4h-1a6 6 0 0 1-6-6zM17 9v5h2a2 2 0 0 0 0-5z',
      },
      { id: 'bottle', sides: [750], unit: 'milliliter', by: '2007/45/EC', icon: 'M10 1h4v7l3 3v12H7V11l3-3z' },
      { id: 'bucket', sides: [10], unit: 'liter', icon: 'M4 7h16l-2 15H6zM5 6a7 5 0 0 1 14 0h-2a5 3.5 0 0 0-10 0z' },
      {
        id: 'bathtub',
        sides: [150],
        unit: 'liter',
        icon: 'M3 3h4v3H5v6h17v3a5 5 0 0 1-4 5v2h-2v-2H8v2H6v-2a5 5 0 0 1-4-5V3z',
      },
      {
        id: 'container',
        sides: [33],
        unit: 'cubic-meter',
        icon: 'M1 6h22v12H1zM4 8h1.5v8H4zM8 8h1.5v8H8zM12 8h1.5v8H12zM16 8h1.5v8H16z',
      },
      { id: 'pool', sides: [50, 25, 2], unit: 'meter', by: 'World Aquatics', ...waves },
      { id: 'lakeWater', sides: [89], unit: 'cubic-kilometer', ...waves },
    ],
  },
  mass: {
    unit: 'kilogram',
    things: [
      { id: 'rice', sides: [25], unit: 'milligram', icon: 'M12 3a4 9 0 1 1 0 18 4 9 0 1 1 0-18z' },
      {
        id: 'coin',
        sides: [7.5],
        unit: 'gram',
        by: 'EU 729/2014',
        icon: 'M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20zM12 5a7 7 0 1 0 0 14 7 7 0 1 0 0-14z',
      },
      {
        id: 'apple',
        sides: [180],
        unit: 'gram',
        icon: 'M12 8q5-4 8 0 2 4-1 10-3 5-7 3-4 2-7-3-3-6-1-10 3-4 8 0zM12 7q0-4 4-5 0 4-4 5z',
      },
      { id: 'cat', sides: [4], unit: 'kilogram', icon: 'M5 3l4 4h6l4-4v10a7 7 0 0 1-14 0zM8 11h2v2H8zM14 11h2v2h-2z' },
      {
        id: 'person',
        sides: [70],
        unit: 'kilogram',
        icon: 'M12 1a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM7 8h10v8h-2v7h-2.5v-6h-1v6H9v-7H7z',
      },
      {
        id: 'car',
        sides: [1500],
        unit: 'kilogram',
        icon: 'M2 13l2-1 3-6h9l4 6 2 1v6h-2a2.5 2.5 0 0 1-5 0H9a2.5 2.5 0 0 1-5 0H2zM8 8l-2 4h5V8zM13 8v4h5l-2-4z',
      },
      {
        id: 'elephant',
        sides: [5],
        unit: 'tonne',
        icon: 'M2 11a6 6 0 0 1 6-5h7a5 5 0 0 1 6 5v6q0 2 2 2v2q-4 0-4-4v-2h-2v7h-3v-5H9v5H6v-7q-2 2-2 5H2zM17 10h1.5v1.5H17z',
      },
      {
        id: 'whale',
        sides: [140],
        unit: 'tonne',
        icon: 'M1 14a8 6 0 0 1 14-4l4 1V8l-3-4h7v7a9 9 0 0 1-9 9H7a6 6 0 0 1-6-6zM5 13h1.5v1.5H5z',
      },
    ],
  },
};

const noteOf = ({ sides, unit: id, by }: Known): string => {
  const unit = unitIndex.byId(id)!;
  const size = inOrder(sides.map((side) => `${readable(side)} ${symbolFor(unit)}`).join(' × '));
  return by === undefined ? `≈ ${size}` : enumerated([size, by]);
};

/** The unit prefix for each number of sides. */
const powers = ['', '', 'square-', 'cubic-'];

const sizeOf = ({ sides, unit }: Known, to: string): number => {
  const product = sides.reduce((all, side) => all * side, 1);
  return apply(find(powers[sides.length] + unit, to).compiled, product);
};

/** Returns the things of known size for a quantity, or undefined if there are none. */
export const thingsOf = (
  quantity: string,
): { readonly unit: string; readonly things: readonly Thing[] } | undefined => {
  const of = known[quantity];
  return (
    of && {
      unit: of.unit,
      things: of.things.map((one) => ({
        name: t().things[one.id],
        note: noteOf(one),
        size: sizeOf(one, of.unit),
        icon: one.icon,
      })),
    }
  );
};
