import { fill } from '@units/ui';
import { messages } from '../language.ts';
import { enumerated } from '../numbers.ts';

/** A value as the user gave it, with its label. */
export interface Given {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'end';
}

interface Outline {
  readonly path: string;
  /** The hidden edges, and the lines along which a side is measured. */
  readonly dashed?: string;
  readonly sides: Readonly<Record<string, Place>>;
}

const below: Place = { x: 150, y: 176 };
const beside: Place = { x: 262, y: 104, anchor: 'start' };
const across: Place = { x: 150, y: 88 };
const outward: Place = { x: 181, y: 88 };
const circle = 'M220 95a70 70 0 1 1-140 0a70 70 0 1 1 140 0z';

/** Outlines of shapes and bodies, not to scale, with the places of their labels. */
const outlines: Readonly<Record<string, Outline>> = {
  rectangle: { path: 'M45 40h210v116H45z', sides: { width: below, height: beside } },
  square: { path: 'M92 40h116v116H92z', sides: { width: below } },
  triangle: {
    path: 'M45 156h210L180 30z',
    dashed: 'M180 30v126',
    sides: { width: below, height: { x: 188, y: 120, anchor: 'start' } },
  },
  circle: { path: circle, dashed: 'M150 95h70', sides: { radius: outward, diameter: across } },
  semicircle: {
    path: 'M50 140a100 100 0 0 1 200 0z',
    dashed: 'M150 140v-100',
    sides: { radius: { x: 158, y: 96, anchor: 'start' }, diameter: { x: 150, y: 162 } },
  },
  ellipse: {
    path: 'M255 95a105 62 0 1 1-210 0a105 62 0 1 1 210 0z',
    dashed: 'M45 95h210M150 33v124',
    sides: { width: { x: 96, y: 88 }, height: { x: 158, y: 60, anchor: 'start' } },
  },
  trapezoid: {
    path: 'M35 156h230L205 40h-110z',
    dashed: 'M110 40v116',
    sides: { width: below, top: { x: 150, y: 30 }, height: { x: 118, y: 104, anchor: 'start' } },
  },
  parallelogram: {
    path: 'M35 156h170L265 40H95z',
    dashed: 'M110 40v116',
    sides: { width: { x: 120, y: 176 }, height: { x: 118, y: 104, anchor: 'start' } },
  },
  box: {
    path: 'M50 74h150v82H50zM50 74l50-40h150v82l-50 40M200 74l50-40',
    dashed: 'M50 156l50-40h150M100 34v82',
    sides: {
      length: { x: 125, y: 176 },
      width: { x: 232, y: 150, anchor: 'start' },
      height: { x: 258, y: 76, anchor: 'start' },
    },
  },
  cube: {
    path: 'M75 66h90v90H75zM75 66l40-36h90v90l-40 36M165 66l40-36',
    dashed: 'M75 156l40-36h90M115 30v90',
    sides: { length: { x: 120, y: 176 } },
  },
  cylinder: {
    path: 'M85 46a65 20 0 0 1 130 0a65 20 0 0 1-130 0v94a65 20 0 0 0 130 0V46',
    dashed: 'M150 46h65M85 140a65 20 0 0 1 130 0',
    sides: { radius: { x: 181, y: 41 }, diameter: { x: 150, y: 41 }, height: { x: 224, y: 100, anchor: 'start' } },
  },
  sphere: {
    path: circle,
    dashed: 'M80 95a70 20 0 0 0 140 0a70 20 0 0 0-140 0M150 95h70',
    sides: { radius: outward, diameter: across },
  },
  cone: {
    path: 'M80 140a70 20 0 0 0 140 0L150 24z',
    dashed: 'M150 24v116h70M80 140a70 20 0 0 1 140 0',
    sides: { radius: { x: 188, y: 135 }, diameter: { x: 150, y: 178 }, height: { x: 144, y: 112, anchor: 'end' } },
  },
  pyramid: {
    path: 'M55 156h130L150 24zM185 156l60-40L150 24',
    dashed: 'M55 156l60-40h130M150 24v112M115 116L150 24',
    sides: {
      length: { x: 120, y: 176 },
      width: { x: 222, y: 150, anchor: 'start' },
      height: { x: 158, y: 108, anchor: 'start' },
    },
  },
};

/** A shape or body with the given sides. */
export const Shape = ({ shape, given }: { readonly shape: string; readonly given: readonly Given[] }) => {
  const outline = outlines[shape];
  if (!outline) return null;
  const sides = given.filter(({ key, text }) => key in outline.sides && text.trim() !== '');
  return (
    <svg
      class="picture shape"
      viewBox="0 0 360 190"
      role="img"
      aria-label={enumerated(sides.map(({ label, text }) => fill(messages().labelled, label, text)))}
    >
      <path class="outline" d={outline.path} />
      {outline.dashed !== undefined && <path class="dashed" d={outline.dashed} />}
      {sides.map(({ key, text }) => {
        const { x, y, anchor = 'middle' } = outline.sides[key]!;
        return (
          <text key={key} x={x} y={y} text-anchor={anchor}>
            {text}
          </text>
        );
      })}
    </svg>
  );
};
