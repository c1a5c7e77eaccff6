import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { AnyTool } from '@units/engine/server';
import { afterAll, describe, expect, it, test } from 'vitest';
import { resultsOf, textsOf } from '../src/content/form-fields.ts';
import { scaleOf } from '../src/content/scales.ts';
import { shown } from '../src/islands/show.ts';
import { tags } from '../src/language.ts';
import { speakIn, tools } from '../src/messages/all.ts';
import { isPictured, Picture } from '../src/pictures/picture.tsx';

afterAll(() => speakIn('en'));

/** The calculators whose answers are drawn on a scale or as a shape. */
const drawn = [
  'slope',
  'wire-gauge',
  'gas-mark',
  'beaufort',
  'shoe-size',
  'ring-size',
  'water-hardness',
  'bushel',
  'sugar-content',
  'api-gravity',
  'glycated-hemoglobin',
  'shape-area',
  'shape-volume',
  'loan',
  'compound-interest',
];

const toolNamed = (id: string): AnyTool => tools().find((tool) => tool.id === id)!;

const givenTo = (tool: AnyTool, given: Readonly<Record<string, string>>) =>
  Object.entries(tool.params).map(([key, field]) => ({
    key,
    label: field.label,
    text: given[key] ?? (field.kind === 'choice' ? field.values[0]! : ''),
  }));

const drawing = (tool: AnyTool, given: Readonly<Record<string, string>>): string =>
  renderToString(
    h(Picture, {
      id: tool.id,
      given: givenTo(tool, given),
      answer: { ...tool.answer(given) },
      results: resultsOf(tool),
      scale: scaleOf(tool),
      tell: shown,
    }),
  );

/** Returns the position of the marker in a drawing. */
const markerOf = (svg: string): number => Number(/<circle class="marker" cx="([\d.]+)"/.exec(svg)?.[1]);

describe.each(tags)('in %s', (tag) => {
  it.each(drawn)('%s is drawn, and says what is shown', (id) => {
    speakIn(tag);
    const tool = toolNamed(id);
    expect(isPictured(id)).toBe(true);
    for (const { given } of tool.examples) {
      const svg = drawing(tool, textsOf(given));
      expect(svg).toMatch(/role="img"/);
      expect(svg).toMatch(/aria-label="[^":：]+(?:: |：)[^"]+"/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

test('the marker follows the value, and stops at the ends', () => {
  speakIn('en');
  const at = (id: string, given: Readonly<Record<string, string>>): number => markerOf(drawing(toolNamed(id), given));
  // 350 °F on a scale from 200 to 515 is at 150/315 of the line
  expect(at('gas-mark', { value: '4' })).toBe(285.7);
  expect(at('gas-mark', { value: '180', given: 'celsius' })).toBe(297.1);
  expect(at('beaufort', { force: '0' })).toBe(23.1);
  expect(at('beaufort', { force: '12' })).toBe(576.9);
  expect(at('glycated-hemoglobin', { value: '75' })).toBe(300);
  // 50 pounds per bushel on a scale from 28 to 72
  expect(at('bushel', { crop: 'canola', bushels: '3' })).toBe(300);
  expect(at('api-gravity', { value: '30' })).toBe(300);
  expect(at('api-gravity', { value: '90' })).toBe(600);
  expect(at('sugar-content', { value: '1.09', given: 'specific-gravity' })).toBe(300);
});

test('a slope is drawn at its angle, a wire and a ring to scale', () => {
  speakIn('en');
  const rise = (value: string): readonly [number, number] => {
    const svg = drawing(toolNamed('slope'), { value });
    const [, foot, base, top, edge] = /M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)z/.exec(svg)!.map(Number);
    return [(base! - edge!) / (top! - foot!), top! - foot!];
  };
  expect(rise('10')[0]).toBeCloseTo(0.1, 9);
  expect(rise('250')[0]).toBeCloseTo(2.5, 9);
  expect(rise('-10')[1]).toBeLessThan(0);
  expect(rise('0')[0]).toBe(0);
  const wire = drawing(toolNamed('wire-gauge'), { gauge: '4/0' });
  const bar = Number(/M240 90h([\d.]+)/.exec(wire)?.[1]);
  // A bar of 20 mm does not fit next to a wire of 11.684 mm that is drawn 150 wide; a bar of 10 mm does
  expect(bar).toBe(128.4);
  expect(drawing(toolNamed('ring-size'), { size: '60' })).toMatch(/r="10\.549/);
});

test('the text of a picture is in the language of its page', () => {
  speakIn('ja');
  expect(drawing(toolNamed('beaufort'), { force: '7' })).not.toMatch(/aria-label="[^"]* to /);
  speakIn('de');
  expect(drawing(toolNamed('beaufort'), { force: '7' })).toMatch(/aria-label="[^"]*50 bis 61 km\/h"/);
});

test('every shape is drawn with the sides that it is measured by', () => {
  speakIn('en');
  const lengths = { width: '3 m', height: '2 m', length: '4 m', top: '1 m', radius: '5 m' };
  for (const id of ['shape-area', 'shape-volume']) {
    const tool = toolNamed(id);
    const field = tool.params['shape']!;
    for (const shape of field.kind === 'choice' ? field.values : []) {
      const svg = drawing(tool, { ...lengths, shape });
      const needed = Object.keys(lengths).filter((key) => {
        const { [key]: _, ...others } = lengths as Record<string, string>;
        try {
          tool.answer({ ...others, shape });
          return false;
        } catch {
          return true;
        }
      });
      expect(needed.length).toBeGreaterThan(0);
      expect([shape, svg.match(/<text /g)?.length]).toEqual([shape, needed.length]);
    }
  }
});

test('classes of water have their places and names', () => {
  speakIn('de');
  const svg = drawing(toolNamed('water-hardness'), { value: '150', unit: 'mg/l' });
  expect(svg).toMatch(/x="150" y="82"[^>]*>60</);
  expect(svg).toMatch(/class="value"[^>]*>150</);
  expect(svg.match(/<li /g)?.length).toBe(4);
  expect(svg).toMatch(/<span>&lt; 60</);
});

describe('charts', () => {
  const heights = (svg: string, part: string): readonly number[] =>
    Array.from(svg.matchAll(new RegExp(`<rect class="${part}"[^>]* height="([\\d.]+)"`, 'g')), ([, height]) =>
      Number(height),
    );

  test('a loan has a column a year, as high as what is paid in it', () => {
    speakIn('en');
    const svg = drawing(toolNamed('loan'), { principal: '50000', rate_percent: '6', years: '10' });
    const [principal, interest] = [heights(svg, 'lower'), heights(svg, 'upper')];
    expect(principal).toHaveLength(10);
    // With equal payments, principal rises by as much as interest falls
    for (const [i, height] of principal.entries()) expect(height + interest[i]!).toBeCloseTo(188, 0);
    expect(principal).toEqual(principal.toSorted((a, b) => a - b));
    expect(svg).toMatch(/<pattern id="hatched"/);
    expect(svg).toContain('Interest');
  });

  test('many periods share columns', () => {
    const svg = drawing(toolNamed('loan'), {
      principal: '50000',
      rate_percent: '6',
      years: '30',
      schedule: 'payments',
    });
    expect(heights(svg, 'lower').length).toBeLessThanOrEqual(60);
    expect(heights(svg, 'lower').length).toBeGreaterThan(30);
  });

  test('savings without a deposit and without time are not drawn', () => {
    const given = { principal: '0', rate_percent: '5', years: '2' };
    expect(drawing(toolNamed('compound-interest'), given)).toBe('');
  });
});
