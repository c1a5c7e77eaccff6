import { siFactorOf } from '../definition/definition.ts';
import { alternatives, unspaced } from '../languages/words.ts';
import type { Assumption } from '../model/assumption.ts';
import { matchesOf } from '../model/matches.ts';
import { compare, toNumber } from '../model/rational.ts';
import { oncePer } from '../model/remember.ts';
import type { Asking, Role, Roles } from '../model/speech.ts';
import type { Unit } from '../model/unit.ts';
import { rankOf } from '../naming/rank.ts';
import { catalogue } from '../text/catalogue.ts';
import { withBlanks, makeSource, span, withPlain, type Span } from '../text/span.ts';
import { figures } from './arithmetic/phrases.ts';
import { difference, product, sum, unitNode, type Node } from './arithmetic/node.ts';
import { percentText } from './calculated.ts';
import type { Factor } from './factor-chain.ts';
import { hasUnspaced } from './letters.ts';
import { longestTarget } from './longest.ts';
import type { Filled } from './match.ts';
import { readStory } from './read-story.ts';
import { hasWordOf, isAnd, rolesOf, type Part } from './roles.ts';
import { writtenOf } from './schema-conversion.ts';
import type { WantedTool } from './schema-tools.ts';
import { unitOfSlab } from './sides.ts';
import {
  distanceTo,
  endsWith,
  has,
  isCount,
  isPercent,
  unitOf,
  valueOf,
  work,
  type Answered,
  type Story,
  type StoryContext,
} from './story.ts';
import type { Knowledge } from './unknown-words.ts';

// Questions about shapes by their sides amid any words: two or three lengths with a word for `by` between them, a length and a word for what
// is round, and lengths with words such as wide and deep.

/** The words of English. A word of up to three letters is whole, and a longer one may have an ending. */
const shapesInEnglish: Roles = {
  by: ['by'],
  question: ['how many'],
  area: ['area', 'surface', 'footage', 'coverage'],
  volume: ['volume', 'vol', 'capacity', 'hold'],
  perimeter: [
    'perimeter',
    'circumference',
    'distance around',
    'fence',
    'fencing',
    'skirting',
    'baseboard',
    'edging',
    'trim',
    'all round',
    'all around',
    'all the way round',
    'all the way around',
    'go round',
    'go around',
  ],
  silent: ['go'],
  diagonal: ['diagonal', 'hypotenuse', 'corner to corner'],
  radius: ['radius', 'r'],
  diameter: ['diameter', 'diametre', 'dia', 'diam', 'd', 'across', 'ø', '⌀'],
  tall: ['height', 'high', 'tall', 'deep', 'depth', 'thick', 'h'],
  wide: ['wide', 'width', 'long', 'length', 'broad', 'base', 'side'],
  round: ['round', 'circular', 'pizza', 'wheel'],
  circle: ['circle', 'disc', 'disk'],
  cylinder: ['cylind', 'silo'],
  cone: ['cone', 'conical'],
  sphere: ['sphere', 'spherical', 'ball', 'football', 'basketball', 'globe'],
  square: ['square'],
  cube: ['cube'],
  triangle: ['triang'],
  floor: [
    'room',
    'floor',
    'rug',
    'carpet',
    'garden',
    'lawn',
    'field',
    'plot',
    'lot',
    'wall',
    'kitchen',
    'bathroom',
    'deck',
    'patio',
    'slab',
    'driveway',
    'roof',
    'garage',
    'rectang',
    'window',
  ],
  vessel: [
    'raised bed',
    'barrel',
    'drum',
    'tank',
    'aquarium',
    'pool',
    'box',
    'container',
    'pan',
    'tin',
    'trough',
    'pond',
    'crate',
    'planter',
  ],
  concrete: ['concrete', 'cement'],
  otherShape: [
    'semi',
    'half',
    'hemi',
    'ellip',
    'oval',
    'pentag',
    'hexag',
    'octag',
    'pyramid',
    'prism',
    'trapez',
    'rhomb',
    'parallelogram',
    'torus',
    'ring',
    'walls',
    'paint',
    'wallpaper',
    'tile',
    'pipe',
    'border',
    'path around',
    'sector',
    'arc',
  ],
};

/** Roles of words that say nothing about a shape. Other roles are of money, times and changes. */
const idle: readonly Role[] = ['question', 'silent', 'need', 'on', 'outOf', 'at', 'by', 'with', 'then', 'span'];

/** Roles of words that ask for something else: what a carpet costs. */
const asksElse: readonly Role[] = [
  'cost',
  'weigh',
  'speed',
  'percent',
  'worker',
  'tile',
  'split',
  'pace',
  'consumption',
  'fuel',
  'mileage',
];

/** The most words beside a shape, and the longest text that is read. They bound the work. */
const mostBeside = 6;
const longestText = 120;
const mostSides = 4;

const shapesOf = (asking: Partial<Asking> | undefined): Roles | undefined => (asking ? asking.shapes : shapesInEnglish);

/** The words that are not units, and all words that have a role. */
interface Words {
  /** Words that say nothing. In Arabic a diameter is also a drop, in Spanish an area an are, and a barrel has any volume. */
  readonly noUnits: Roles;
  readonly all: Roles;
  /** All words with a role, and those that add to an area or take from it. */
  readonly changing: Roles;
}

const wordsOf = oncePer((shapes: Roles) =>
  oncePer((roles: Roles): Words => {
    const beside = Object.fromEntries(idle.map((role) => [role, [...(roles[role] ?? []), ...(shapes[role] ?? [])]]));
    const others = Object.fromEntries(asksElse.map((role) => [role, roles[role] ?? []]));
    const { diameter = [], area = [], vessel = [] } = shapes;
    const all = { ...others, ...shapes, ...beside };
    const { up = [], down = [] } = roles;
    return {
      noUnits: { ...beside, diameter, area, vessel },
      all,
      changing: { ...all, up, down: [...down, ...(shapes.down ?? [])] },
    };
  }),
);

/** The mark in place of a sign or a word between two sides. No value has it. */
const joint = ';';

/** Matches the sign between two sides: 12x15 ft, 3 m × 4 m. */
const sign = String.raw`(?<=[\d½¼¾'"\s]|\d\p{L}{1,2})\s*[x×*х]\s*(?=\.?\d)`;

const jointsOf = oncePer(({ by = [] }: Roles): RegExp => {
  const apart = by.filter((word) => !unspaced.test(word));
  const ways = [
    sign,
    // 4'e 5 metre
    ...(apart.length > 0 ? [String.raw`(?:\s|(?='))(?:${alternatives(apart)})\s(?=\d)`] : []),
    ...(apart.length < by.length
      ? [String.raw`\s?(?:${alternatives(by.filter((word) => unspaced.test(word)))})\s?(?=\d)`]
      : []),
  ];
  return new RegExp(ways.join('|'), 'giu');
});

/** Matches the word for inches after a number and before a side or a word for one: a 24 in diameter circle. */
const inches = oncePer(({ diameter = [], radius = [], tall = [], wide = [], round = [] }: Roles): RegExp => {
  const words = [...diameter, ...radius, ...tall, ...wide, ...round].filter(({ length }) => length > 2);
  return new RegExp(String.raw`(?<=\d)\sin(?=;|\s(?:${alternatives(words)}))`, 'giu');
});

/** Returns a text with a mark in place of each sign or word between two sides. */
const withJoints = (source: Span, roles: Roles): Span => {
  const plain = source.plain.replace(jointsOf(roles), (found, at: number) =>
    /\d/.test(source.plain.slice(0, at)) ? joint.padEnd(found.length) : found,
  );
  const isEnglish = source.lexicon?.vocabulary === undefined;
  return withPlain(source, isEnglish ? plain.replace(inches(roles), '"  ') : plain);
};

/** Returns true for a unit of areas or volumes that people use. */
const isOfShapes = (unit: Unit | undefined): boolean =>
  unit !== undefined && /^(?:area|volume)$/.test(unit.quantity?.id ?? '') && rankOf(unit) !== 'rare';

/** Matches the start of a word, or a symbol with a power, that is not beside a number: m², ft2. */
const unitStart = /(?<![\p{L}\p{M}\p{N}]|\d\s)(?:\p{L}{1,3}(?:[²³]|\^?[23])(?![\p{L}\p{N}])|\p{L})/gu;
/** The most letters of a unit in a script without spaces. */
const mostLetters = 9;

/** Returns the units of areas and volumes beside values, which may be the unit of the answer. */
const unitsAsked = (source: Span, { noUnits }: Words, { small }: Knowledge): readonly Span[] => {
  const { howMany = [] } = source.lexicon?.vocabulary?.words ?? {};
  const found: Span[] = [];
  if (hasUnspaced(source.plain))
    for (const word of howMany) {
      const at = source.plain.indexOf(word);
      const lengths = at < 0 ? [] : Array.from({ length: mostLetters }, (_, index) => mostLetters - index);
      const starts = lengths.map((length) => span(source, at + word.length, at + word.length + length));
      found.push(...starts.filter((one) => isOfShapes(unitOf(one))).slice(0, 1));
    }
  let past = 0;
  for (const { index, 0: start } of matchesOf(unitStart, source.plain)) {
    if (index < past) continue;
    const rest = span(source, index);
    const [word = ''] = /^[^\s,;:?!]+/.exec(rest.lower) ?? [];
    if (small.has(word) || hasWordOf(makeSource(word), noUnits)) continue;
    const target = start.length > 1 ? span(source, index, index + start.length) : longestTarget(rest);
    if (!target || !isOfShapes(unitOf(target))) continue;
    found.push(target);
    past = index + target.text.length;
  }
  return found;
};

const blanked = (source: Span, places: readonly Span[]): Span =>
  withBlanks(
    source,
    places.map(({ offset, text }) => [offset - source.offset, offset - source.offset + text.length] as const),
  );

/** The sides of a shape, and the words beside them. */
interface Shape {
  readonly story: Story;
  /** Sides with a mark between them. */
  readonly joined: readonly Factor[];
  /** Lengths without one, and areas. */
  readonly alone: readonly Factor[];
  readonly areas: readonly Factor[];
  /** The unit of the answer. */
  readonly target: Unit | undefined;
  /** The words of the language, for assumptions. */
  readonly roles: Roles;
}

type Asked = 'area' | 'volume' | 'perimeter' | 'diagonal';

/** A question for a calculator, or the answer. */
type Found = WantedTool | Answered;

const units = ({ node, place }: Factor, places: readonly Span[]): readonly Unit[] =>
  measuresOf(node).map(({ unit }) => unitOf(places[unit.index]) ?? unitOf(place)!);

/** Returns the measures of a length: that of 5 ft 6 in has two. */
const measuresOf = (node: Node): readonly Extract<Node, { kind: 'measure' }>[] =>
  node.kind === '+' ? [...measuresOf(node.left), ...measuresOf(node.right)] : node.kind === 'measure' ? [node] : [];

/** Returns sides in which the only unit covers those without one. Undefined if there are several units or none. */
const withOnlyUnit = (sides: readonly Factor[], places: Span[], mayBeSlab: boolean): readonly Factor[] | undefined => {
  const open = sides.filter(isCount);
  if (open.length === 0) return sides;
  const written = sides.flatMap(({ node }) => (node.kind === 'measure' ? [node] : []));
  const [first, ...rest] = written;
  const spelled = written.map(({ unit }) => places[unit.index]!.plain);
  if (!first || written.length + open.length !== sides.length || rest.some((_, at) => spelled[at + 1] !== spelled[0]))
    return undefined;
  const ofSlab = mayBeSlab ? unitOfSlab(sides.map(valueOf), unitOf(places[first.unit.index])) : undefined;
  const unit = ofSlab === undefined ? first.unit : unitNode(makeSource(ofSlab, catalogue), places);
  return sides.map((side): Factor => {
    const { node, place, assumed } = side;
    if (node.kind !== 'number') return side;
    const of = place.text.trim();
    const as: Assumption = { kind: 'side', of, as: `${of} ${unit.unit.text}` };
    const measured: Node = { kind: 'measure', value: node.value, unit };
    return { ...side, node: measured, quantity: 'length', assumed: [...assumed, as] };
  });
};

/** Returns a length as a calculator reads it. */
const filled = (side: Factor, { source, units: places }: Story, assumed: readonly Assumption[] = []): Filled => {
  const from = side.place.offset - source.offset;
  const names = units(side, places);
  return {
    text: measuresOf(side.node)
      .map(({ value }, at) => `${toNumber(value)} ${names[at]!.id}`)
      .join(' '),
    from,
    end: from + side.place.text.length,
    assumed: [...side.assumed, ...assumed],
  };
};

/** Answers with a calculation in the unit that is asked for, or in that of the largest side. */
const worked = (
  { story, target }: Shape,
  sides: readonly Factor[],
  root: Node,
  text: string,
  prefix = '',
): Answered => {
  const [largest] = sides
    .flatMap((side) => units(side, story.units))
    .sort((one, other) => compare(siFactorOf(other).ratio, siFactorOf(one).ratio));
  const asked = target?.id ?? (largest && prefix + largest.id);
  const [part] = story.parts as readonly [Part];
  const places = asked === undefined ? [] : [makeSource(asked, catalogue)];
  return work({ ...story, values: sides, parts: [{ ...part, units: places }] }, { root, text });
};

const textOf = ({ place }: Factor): string => place.text.trim();

/** Returns what words or the unit of the answer ask for. Null if they ask for several things. */
const askedOf = ({ story: { parts }, target }: Shape): Asked | undefined | null => {
  const [first, second] = (['perimeter', 'diagonal', 'volume', 'area'] as const).filter((role) => has(parts, role));
  if (second) return null;
  const quantity = target?.quantity?.id;
  const byUnit = quantity === 'area' || quantity === 'volume' ? quantity : undefined;
  const isLength = first === 'perimeter' || first === 'diagonal';
  if (first && target && (isLength ? quantity !== 'length' : byUnit !== first)) return null;
  return first ?? byUnit;
};

/** Returns true if numbers before an only unit are sides: in 4 x 100 m they may count. */
const areSides = ({ story: { source, parts }, joined }: Shape, asked: Asked | undefined): boolean => {
  const mayCount = joined.some(({ place, assumed }) => assumed.length > 0 && !/\d[.,]\d/.test(place.plain));
  const isEnglish = source.lexicon?.vocabulary === undefined;
  return (
    !mayCount ||
    asked !== undefined ||
    has(parts, joined.length === 2 ? 'floor' : 'vessel') ||
    (isEnglish && /\bby\b/i.test(source.text))
  );
};

/** Returns the sides of a rectangle or a box. */
const sidesOf = ({ story, joined, alone, target }: Shape): readonly Factor[] | undefined => {
  const { parts } = story;
  if (joined.length > 0) {
    // 9 x 6 m, 5 cm sand, cubic meters
    const isDeep = has(parts, 'tall') || target?.quantity?.id === 'volume';
    const isWhole = alone.length === 0 || (alone.length === 1 && joined.length === 2 && isDeep);
    return isWhole ? [...joined, ...alone] : undefined;
  }
  const named = parts.flatMap(({ roles }) => [...(roles.get('tall') ?? []), ...(roles.get('wide') ?? [])]);
  return alone.length > 1 && alone.length < mostSides && named.length >= alone.length - 1 ? alone : undefined;
};

/** Answers the area or the volume of sides, and what is around a rectangle or across it. */
const answerSides = (shape: Shape, asked: Asked | undefined): Found => {
  const { story, areas, alone, joined, target } = shape;
  const { source, parts } = story;
  const multiplied = (factors: readonly Factor[], prefix: string): Answered => {
    const root = factors.map(({ node }) => node).reduce((left, right) => product(left, right, source));
    return worked(shape, factors, root, factors.map(textOf).join(' × '), prefix);
  };
  if (areas.length > 0) {
    const isDepth = areas.length === 1 && alone.length === 1 && joined.length === 0 && target !== undefined;
    return isDepth && asked === 'volume' ? multiplied([...areas, ...alone], '') : undefined;
  }
  const sides = sidesOf(shape);
  // Alone, a height may be that of the walls
  const isOpen = asked === undefined && alone.length > 0 && !has(parts, 'vessel');
  if (!sides || isOpen || (joined.length > 0 && !areSides(shape, asked))) return undefined;
  const [a, b, c] = sides as readonly [Factor, Factor, Factor?];
  if (has(parts, 'triangle')) {
    if (asked === 'perimeter' && c) {
      const root = sides.map(({ node }) => node).reduce((left, right) => sum(left, right, source));
      return worked(shape, sides, root, sides.map(textOf).join(' + '));
    }
    if (asked !== 'area' || c || !has(parts, 'tall') || alone.length < 2) return undefined;
    return { id: 'shape-area', values: { shape: 'triangle', ...bound(shape, { width: a, height: b }) }, main: 'area' };
  }
  if (asked === 'perimeter' || asked === 'diagonal') {
    if (c || has(parts, 'tall')) return undefined;
    const text = asked === 'perimeter' ? `2 × (${textOf(a)} + ${textOf(b)})` : `√((${textOf(a)})² + (${textOf(b)})²)`;
    return worked(shape, sides, figures[asked](a.node, b.node, source), text);
  }
  if (c ? asked === 'area' : asked === 'volume') return undefined;
  return multiplied(sides, c ? 'cubic-' : 'square-');
};

/** Returns values of a calculator, with the unit of its answer. */
const bound = (
  { story, target }: Shape,
  sides: Readonly<Record<string, Factor | Filled>>,
): Readonly<Record<string, Filled | string>> => ({
  ...Object.fromEntries(
    Object.entries(sides).map(([key, side]) => [key, 'node' in side ? filled(side, story) : side] as const),
  ),
  ...(target && { unit: target.id }),
});

/** Answers what concrete fills sides or an area of a thickness. */
const answerConcrete = (shape: Shape): Found => {
  const { areas, alone, target } = shape;
  const sides = areas.length === 1 && alone.length === 1 ? [...areas, ...alone] : sidesOf(shape);
  const [length, width, depth] = sides ?? [];
  if (!length || !width || (areas.length > 0 ? depth !== undefined : depth === undefined)) return undefined;
  const mains: Readonly<Record<string, string>> = {
    'cubic-meter': 'cubicMeters',
    'cubic-yard': 'cubicYards',
    yard: 'cubicYards',
  };
  const main = target ? mains[target.id] : 'volume';
  if (main === undefined) return undefined;
  const named = depth ? { length, width, depth } : { area: length, depth: width };
  const values = bound({ ...shape, target: undefined }, named);
  return { id: 'concrete', values: { material: 'concrete', ...values }, main };
};

/** Returns the radius or the diameter of a round shape, and its height. */
const roundSides = (shape: Shape): { readonly across: Factor; readonly tall: Factor | undefined } | undefined => {
  const { story, joined, alone } = shape;
  // 9 x 2 inch round pan
  if (joined.length > 0)
    return joined.length === 2 && alone.length === 0 && has(story.parts, 'round')
      ? { across: joined[0]!, tall: joined[1]! }
      : undefined;
  const [first, second, third] = alone;
  if (!first || third) return undefined;
  if (!second) return { across: first, tall: undefined };
  const { parts } = story;
  const acrossBy = (['radius', 'diameter', 'round'] as const).find((role) => has(parts, role));
  const tallBy = (['tall', 'wide'] as const).find((role) => has(parts, role));
  // 30 cm diameter 50 cm: a word between the two may be of either
  if ((!acrossBy || !tallBy) && [acrossBy, tallBy].some((role) => role && parts[1]!.roles.has(role))) return undefined;
  const far = (across: Factor, tall: Factor): number =>
    (acrossBy ? distanceTo(story, across, acrossBy) : 0) + (tallBy ? distanceTo(story, tall, tallBy) : 0);
  const gap = far(first, second) - far(second, first);
  return gap === 0 ? undefined : gap < 0 ? { across: first, tall: second } : { across: second, tall: first };
};

/** Answers the area or the volume of a round shape, and what is around it. */
const answerRound = (shape: Shape, asked: Asked | undefined): Found => {
  const { story, areas, roles } = shape;
  const { source, parts } = story;
  const kinds = (['cylinder', 'cone', 'sphere'] as const).filter((role) => has(parts, role));
  const sides = roundSides(shape);
  const [kind, another] = kinds;
  if (!sides || another || areas.length > 0) return undefined;
  const { across, tall } = sides;
  const isRadius = has(parts, 'radius');
  const isSaid = isRadius || has(parts, 'diameter');
  if ((isRadius && has(parts, 'diameter')) || !(isSaid || has(parts, 'round'))) return undefined;
  const of = textOf(across);
  const side = filled(across, story, isSaid ? [] : [{ kind: 'side', of, as: `${roles.diameter![0]} ${of}` }]);
  const named = { [isRadius ? 'radius' : 'diameter']: side };
  const radius = isRadius ? across.node : figures.radius(across.node, source);
  const told = { ...across, assumed: side.assumed ?? [] };
  if (tall) {
    if (kind === 'sphere' || (asked ?? 'volume') !== 'volume' || (asked === undefined && !kind)) return undefined;
    const values = { shape: kind ?? 'cylinder', ...bound(shape, { ...named, height: tall }) };
    return { id: 'shape-volume', values, main: 'volume' };
  }
  if (kind === 'sphere' && asked === 'volume')
    return { id: 'shape-volume', values: { shape: kind, ...bound(shape, named) }, main: 'volume' };
  if (kind === 'sphere' && asked === 'area')
    return worked(shape, [told], figures.sphere(radius, source), `4π × (${isRadius ? of : `${of} ÷ 2`})²`, 'square-');
  if (kind) return undefined;
  if (asked === 'perimeter')
    return worked(shape, [told], figures.circumference(radius, source), isRadius ? `2π × ${of}` : `π × ${of}`);
  return asked === 'area'
    ? { id: 'shape-area', values: { shape: 'circle', ...bound(shape, named) }, main: 'area' }
    : undefined;
};

/** Answers what a square or a cube with one side has. */
const answerEqual = (shape: Shape, asked: Asked | undefined): Found => {
  const { story, alone } = shape;
  const [side] = alone;
  if (!side || alone.length > 1) return undefined;
  if (has(story.parts, 'cube'))
    return asked === 'volume'
      ? { id: 'shape-volume', values: { shape: 'cube', ...bound(shape, { length: side }) }, main: 'volume' }
      : undefined;
  if (asked === 'perimeter' || asked === 'diagonal') {
    const text = asked === 'perimeter' ? `4 × ${textOf(side)}` : `√2 × ${textOf(side)}`;
    return worked(shape, [side], figures[asked](side.node, side.node, story.source), text);
  }
  return asked === 'area'
    ? { id: 'shape-area', values: { shape: 'square', ...bound(shape, { width: side }) }, main: 'area' }
    : undefined;
};

/** Roles of words for what is round. */
const roundRoles: readonly Role[] = ['round', 'circle', 'cylinder', 'cone', 'sphere', 'radius', 'diameter'];

const hasAny = ({ story: { parts } }: Shape, roles: readonly Role[]): boolean => has(parts, ...roles);

const answerShape = (shape: Shape): Found => {
  const asked = askedOf(shape);
  const isAngular = hasAny(shape, ['triangle', 'square', 'cube']);
  if (asked === null) return undefined;
  if (hasAny(shape, ['concrete'])) return isAngular ? undefined : answerConcrete(shape);
  // A round table of 90 x 120 cm is not a rectangle
  if (hasAny(shape, roundRoles)) return isAngular ? undefined : answerRound(shape, asked);
  if (hasAny(shape, ['square', 'cube']) && shape.joined.length === 0) return answerEqual(shape, asked);
  return answerSides(shape, asked);
};

/** Reads meters that are asked for beside two sides in meters as square meters, as people mean them outside English: сколько метров. */
const inSquares = (shape: Shape, { text: of }: Span): Shape => {
  const { story, joined, alone, target } = shape;
  const [side] = joined.flatMap(({ node }) => measuresOf(node));
  const isOfSides = joined.every((one) => units(one, story.units).every(({ id }) => id === target?.id));
  const isOther = has(story.parts, 'perimeter', 'diagonal', 'volume');
  if (!side || joined.length !== 2 || alone.length > 0 || !isOfSides || isOther) return shape;
  const square = unitOf(makeSource(`square-${target!.id}`, catalogue));
  const assumed: Assumption = { kind: 'unit', of, as: `${side.unit.unit.text}²` };
  return square ? { ...shape, target: square, story: { ...story, assumed: [assumed] } } : shape;
};

/** The most letters between a side and the word for it: 1,6 de profundidad. */
const besideSide = 4;

/** Returns the sides in a text, and the words beside them. */
const readShape = (written: Span, words: Words, context: StoryContext, known: Knowledge): Shape | undefined => {
  const named = unitsAsked(written, words, known);
  const source = blanked(written, named);
  const story = readStory(source, context, known, mostSides, words.all);
  if (!story) return undefined;
  const { values, parts } = story;
  const wanted = [...named, ...parts.flatMap((part) => part.units)];
  const [target, ...targets] = wanted.map(unitOf);
  if (targets.some((unit) => unit?.id !== target?.id)) return undefined;
  const isJoined = (at: number): boolean => parts[at]?.place.plain === joint;
  const joined = values.filter((_, at) => isJoined(at) || isJoined(at + 1));
  const isOpen = ({ node, quantity }: Factor): boolean => node.kind === 'number' || quantity === 'length';
  // Length 10, width 5, depth 2 m
  const open =
    joined.length === 0 && values.some(isCount) && values.every(isOpen)
      ? (withOnlyUnit(values, story.units, false) ?? (values.length === 1 ? values : undefined))
      : undefined;
  // 10 x 5 metros y 1,6 de profundidad
  const isTall = (at: number): boolean =>
    endsWith(parts[at]!, 'tall') || parts[at + 1]!.roles.get('tall')?.some(({ from }) => from <= besideSide) === true;
  const bare = values.filter(
    (value, at) => joined.length === 2 && !joined.includes(value) && isCount(value) && isTall(at),
  );
  const lengths = open ?? values.filter((value) => !joined.includes(value) && value.quantity === 'length');
  const areas = values.filter(({ quantity }) => quantity === 'area');
  const sides = withOnlyUnit(
    [...joined, ...bare],
    story.units,
    target ? target.id === 'cubic-yard' || target.id === 'yard' : has(parts, 'concrete'),
  );
  // Sides of two things are apart
  const gaps = values.filter((value, at) => joined.includes(value) && !isJoined(at)).length;
  const count = lengths.length + areas.length + joined.length + bare.length;
  if (!sides || gaps > 1 || count !== values.length) return undefined;
  if (sides.some(({ quantity }) => quantity !== 'length')) return undefined;
  const alone = [...lengths, ...sides.slice(joined.length)];
  const shape = { story, joined: sides.slice(0, joined.length), alone, areas, target, roles: words.all };
  return wanted.length > 0 && context.asking ? inSquares(shape, wanted[0]!) : shape;
};

const counting = oncePer((howMany: readonly string[]): Roles => ({ question: howMany }));
const countingInEnglish = ['how many'];

/** Returns true for a question about a number of things: how many people a room of 4 x 5 m has, how many panels of a fence. */
const countsOthers = ({ story: { source, parts }, target }: Shape): boolean => {
  const { howMany = countingInEnglish } = source.lexicon?.vocabulary?.words ?? {};
  const isAsked = has(parts, 'area', 'volume', 'diagonal');
  return !target && !isAsked && hasWordOf(source, counting(howMany));
};

/** Returns true for a text with a word for a shape or its sides. */
export const namesShape = (source: Span, asking: Partial<Asking> | undefined): boolean => {
  const shapes = shapesOf(asking);
  return shapes !== undefined && hasWordOf(source, shapes);
};

/** The most sides of two rectangles, with the number of the second one. */
const mostOfTwo = 5;

/** Returns the product of two sides, and its text. */
const rectangle = ([a, b]: readonly Factor[], source: Span): { readonly node: Node; readonly text: string } => ({
  node: product(a!.node, b!.node, source),
  text: `${textOf(a!)} × ${textOf(b!)}`,
});

/**
 * Answers the area of sides with a percentage added, or without that of other sides: `room 5 x 4 m, panels with 10 % reserve`, `wall 5 x 2.5 m
 * minus 2 windows 0.9 x 1 m`.
 */
const answerChangedArea = (
  source: Span,
  words: Words,
  context: StoryContext,
  known: Knowledge,
): NonNullable<Answered> | undefined => {
  const named = unitsAsked(source, words, known);
  const story = readStory(blanked(source, named), context, known, mostOfTwo, words.changing);
  if (!story) return undefined;
  const { values, parts } = story;
  const [target, ...targets] = [...named, ...parts.flatMap((part) => part.units)].map(unitOf);
  const isOther = has(parts, 'otherShape', ...asksElse, ...roundRoles, 'triangle', 'concrete');
  if (isOther || targets.some((unit) => unit?.id !== target?.id) || (target && target.quantity?.id !== 'area'))
    return undefined;
  const starts = values.flatMap((_, at) => (parts[at + 1]!.place.plain === joint ? [at] : []));
  const pairs = starts.map((at) => values.slice(at, at + 2));
  const [extra, another] = values.filter((value) => !pairs.flat().includes(value));
  const sides = withOnlyUnit(pairs.flat(), story.units, false);
  const [first, second] = starts as [number?, number?];
  if (first === undefined || !sides || another || sides.some(({ quantity }) => quantity !== 'length')) return undefined;
  const shape: Shape = { story, joined: sides, alone: [], areas: [], target, roles: words.all };
  const whole = rectangle(sides, source);
  const answer = (root: Node, text: string): Answered => worked(shape, sides, root, text, 'square-');
  if (second === undefined) {
    const isAdded = extra !== undefined && isPercent(extra) && has(parts, 'up') && !has(parts, 'down');
    return isAdded ? answer(sum(whole.node, extra.node, source), `${whole.text} + ${percentText(extra)}`) : undefined;
  }
  const at = extra ? values.indexOf(extra) : second;
  const isTaken = starts.length === 2 && parts.findIndex(({ roles }) => roles.has('down')) === at && !has(parts, 'up');
  if (!isTaken || (extra && (!isCount(extra) || at !== second - 1))) return undefined;
  const hole = rectangle(sides.slice(2), source);
  return extra
    ? answer(
        difference(whole.node, product(extra.node, hole.node, source), source),
        `${whole.text} − ${textOf(extra)} × ${hole.text}`,
      )
    : answer(difference(whole.node, hole.node, source), `${whole.text} − ${hole.text}`);
};

/** Answers what shape a text asks about, and returns the words that it leaves aside. Undefined for other texts. */
export const findShape = (
  written: Span,
  context: StoryContext,
  known: Knowledge,
): { readonly found: WantedTool | NonNullable<Answered>; readonly aside: string } | undefined => {
  const [own, shapes] = [rolesOf(context.asking), shapesOf(context.asking)];
  if (!own || !shapes || written.text.length > longestText || !/\d/.test(written.plain)) return undefined;
  const words = wordsOf(shapes)(own);
  const source = withJoints(written, words.all);
  const isShape = source !== written || namesShape(written, context.asking);
  if (!isShape || known.phraseChanges(source.plain)) return undefined;
  const shape = readShape(source, words, context, known);
  if (!shape) {
    const changed = source === written ? undefined : answerChangedArea(source, words, context, known);
    return changed && { found: changed, aside: '' };
  }
  const { parts } = shape.story;
  if (hasAny(shape, ['otherShape', ...asksElse]) || countsOthers(shape)) return undefined;
  const others = parts.flatMap((part) => part.others).filter((word) => /\p{L}/u.test(word));
  if (others.length > mostBeside) return undefined;
  const found = answerShape(shape);
  // A calculator needs the unit of a side
  if (found && 'id' in found && shape.alone.some(isCount)) return undefined;
  const aside = writtenOf(parts).filter((word) => !isAnd(word, source));
  return found && { found, aside: aside.join(', ') };
};
