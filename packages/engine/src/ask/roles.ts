import { isLetterAt, WordIndex, type WordAt } from '../languages/word-index.ts';
import { unspaced } from '../languages/words.ts';
import type { Vocabulary } from '../languages/vocabulary.ts';
import type { LocaleWords } from '../model/locale.ts';
import type { Unit } from '../model/unit.ts';
import type { Asking, Role, Roles } from '../model/speech.ts';
import { metals } from './beside.ts';
import { readCurrency } from './money.ts';
import { oncePer, remember } from '../model/remember.ts';
import { isOneTypo } from '../model/typo.ts';
import { matchesOf } from '../model/matches.ts';
import { rankOf } from '../naming/rank.ts';
import { makeSource, matchAt, readOnce, span, type Span } from '../text/span.ts';
import { changesElsewhere } from './grammar.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { longestTarget } from './longest.ts';
import { isNumberWord } from './own-beside.ts';
import type { Knowledge } from './unknown-words.ts';

// Words that say what an amount is in a word problem: a discount, a departure, a part of a whole.

/** The words of English. A word of up to three letters is whole, and a longer one may have an ending. */
const rolesInEnglish: Roles = {
  tax: ['vat', 'tax', 'gst', 'sales tax'],
  gross: [
    'including',
    'incl',
    'inc',
    'inclusive',
    'gross',
    'included',
    'contain',
    'in it',
    'already with',
    'price with gst',
    'price with vat',
    'price with tax',
    'total with tax',
    'total with vat',
  ],
  net: [
    'excluding',
    'excl',
    'ex',
    'exclusive',
    'net',
    'before tax',
    'before vat',
    'before gst',
    'without gst',
    'ex gst',
    'without tax',
    'without vat',
    'pre-tax',
    'ex vat',
    'base price',
    'pretax',
    'pre tax',
  ],
  weigh: ['weigh', 'weight', 'heavy'],
  tip: ['tip', 'tips', 'gratuity', 'service', 'want to leave', 'like to leave', 'going to leave'],
  split: ['split', 'share', 'shared', 'divide', 'going dutch', 'cut into', 'divided into'],
  each: ['each', 'per person', 'per head', 'apiece', 'per guest'],
  pace: ['pace'],
  up: [
    'increas',
    'rais',
    'rise',
    'rising',
    'rose',
    'gain',
    'went up',
    'going up',
    'goes up',
    'go up',
    'gone up',
    'grew',
    'grow',
    'growth',
    'markup',
    'mark up',
    'marked up',
    'surcharge',
    'hike',
    'plus',
    'more expensive',
    'profit',
    'extra for waste',
    'add',
    'added',
    'adding',
  ],
  down: [
    'off',
    'discount',
    'decreas',
    'reduc',
    'drop',
    'fell',
    'fall',
    'went down',
    'go down',
    'gone down',
    'lose',
    'loss',
    'lost',
    'minus',
    'shrink',
    'shrank',
    'deduct',
    'markdown',
    'marked down',
    'cheaper',
  ],
  further: ['further', 'additional'],
  later: ['later', 'after'],
  earlier: [
    'before',
    'earlier',
    'original',
    'regular',
    'sticker price',
    'initial',
    'list price',
    'full price',
    'how much was',
  ],
  begin: [
    'leav',
    'left',
    'depart',
    'start',
    'begin',
    'set off',
    'do i go',
    'do we go',
    'should i go',
    'should we go',
    'goes in',
    'put in',
    'board',
    'put it in',
    'go in',
    'set out',
    'take off',
    'takes off',
    'took off',
    'open',
    'opens',
    'opened',
  ],
  end: [
    'arriv',
    'get there',
    'am i there',
    'be there',
    'finish',
    'end',
    'ends',
    'done',
    'ready',
    'over',
    'land',
    'lands',
    'landing',
    'landed',
    'close',
    'closes',
    'closed',
    'closing',
  ],
  average: ['average', 'mean', 'avg'],
  need: ['for', 'need', 'serve', 'feed', 'make', "we're", 'we are', 'we have'],
  cost: ['cost', 'price', 'pay', 'earn'],
  tile: ['tile', 'square tile', 'paver', 'slabs'],
  grades: ['gpa', 'grade point', 'weighted average', 'grade average', 'average grade', 'weighted grade'],
  credits: ['credit', 'weight', 'hour'],
  outOf: ['out of', 'of', 'from'],
  on: ['off', 'on'],
  difference: ['save', 'savings', 'saved'],
  percent: ['percent', 'percentage', '%'],
  speed: ['speed', 'how fast'],
  consumption: ['consumption'],
  worker: [
    'worker',
    'painter',
    'machine',
    'builder',
    'bricklayer',
    'pump',
    'tap',
    'pipe',
    'printer',
    'cleaner',
    'gardener',
    'people take',
    'men take',
    'men can',
    'people can',
    'people need',
    'workers',
    'men need',
  ],
  coats: ['coat', 'coats', 'layers'],
  pause: ['break', 'breaks', 'lunch', 'pause', 'rest'],
  silent: [
    'in',
    'into',
    'with',
    'and',
    'if',
    'then',
    'by',
    'then an extra',
    'then another',
    'and another',
    'how old',
    'two stroke',
    'two-stroke',
    'grounds',
    'beans',
    'then extra',
    'plus extra',
    'and extra',
    'an extra',
    'of us',
    'vs',
    'versus',
  ],
  with: ['with', 'w/'],
  question: ['how much', 'how many', 'what', 'no of', 'no. of', 'number of'],
  total: ['total', 'altogether', 'overall', 'in all', 'all together'],
  whatTime: ['what time', 'time is it'],
  born: ['born', 'date of birth', 'dob', 'been alive'],
  span: ['from', 'to', 'until', 'till', 'til', 'between', 'since', 'passed', 'left', 'down to', 'up to'],
  weekday: ['what day', 'which day', 'day of the week', 'weekday'],
  whatDate: ['what date', 'which date', 'the date', 'when is', "when's", 'date', 'date of'],
  shift: ['shift', 'shifts', 'work', 'working', 'i work'],
  season: ['daylight', 'dst', 'summer time', 'winter time'],
  at: ['at', '@'],
  bmi: ['bmi'],
  takeHome: ['take home', 'take-home', 'in hand'],
  height: ['height', 'tall'],
  perOne: ['per', 'for each', 'for one', 'for a', 'does one'],
  daily: ['a day', 'per day', 'daily', 'each day', 'every day'],
  month: ['a month', 'per month', 'monthly', 'a mo', 'per mo'],
  wrong: ['wrong', 'incorrect', 'missed', 'failed', 'absent'],
  fuel: ['petrol', 'gas', 'gasoline', 'diesel', 'fuel'],
  until: ['until', 'till', 'til', 'left'],
  without: ['without', 'w/o'],
  extract: ['remove', 'strip out', 'take out', 'taken out'],
  metal: metals,
  bill: ['bill'],
  then: ['so'],
  perHour: ['an hour', 'per hour', 'hourly', 'an hr', 'per hr'],
  fortnightly: ['a fortnight', 'per fortnight', 'each fortnight', 'every fortnight', 'fortnightly'],
  year: ['a year', 'per year', 'yearly', 'annual', 'per annum', 'a yr', 'per yr'],
  rest: [
    'left over',
    'leftover',
    'remainder',
    'remaining',
    'change from',
    'change do i get',
    'in change',
    'change should',
    'how many left',
    'how much left',
    'are left',
    'is left',
    'have left',
    'does she have left',
    'does he have left',
  ],
  times: ['times'],
  intake: ['dose', 'doses', 'intake'],
  weekly: ['a week', 'per week', 'weekly', 'each week', 'every week', 'a wk', 'per wk'],
  ratio: ['ratio', 'ratios'],
  scale: ['scale', 'map', 'plan', 'drawing', 'blueprint'],
  water: ['water', 'milk'],
  width: ['width', 'wide'],
  hydration: ['hydration'],
  rise: ['rise', 'rises'],
  run: ['run', 'runs'],
  solution: ['saline', 'brine', 'solution', 'lidocaine', 'dextrose', 'glucose'],
  every: ['every', 'spaced', 'oc', 'on center', 'on centre', 'o.c.'],
  post: ['post', 'stud', 'stake', 'lamppost', 'plants', 'trees', 'shrubs', 'bulbs', 'hedge plants'],
  pack: [
    'box',
    'boxes',
    'pack',
    'packs',
    'packet',
    'carton',
    'crate',
    'bag',
    'bags',
    'bottle',
    'jars',
    'tins',
    'cans',
    'sacks',
    'trays',
    'a case',
    'cases',
    'rows',
    'rolls',
    'sheets',
    'minibus',
    'stack',
  ],
  margin: ['margin'],
  temperature: ['temp', 'temperature', 'weather', 'forecast'],
  fever: ['fever'],
  mileage: ['mileage'],
  salary: ['salary'],
  emi: ['emi', 'emis'],
  paid: ['paid'],
  simpleInterest: ['simple interest', 'simple intrest'],
  turns: ['turn', 'turns', 'old'],
  buy: ['buy', 'bought', 'purchased'],
  free: ['free'],
  factor: [
    'multiply',
    'multiplier',
    'scale it',
    'scale by',
    'scale up',
    'factor',
    'multiply everything by',
    'multiply by what',
    'multiply by',
  ],
  digits: [
    'in digits',
    'as digits',
    'in figures',
    'as figures',
    'in numbers',
    'in numerals',
    'as a number',
    'in number form',
    'as numerals',
    'to digits',
    'to numbers',
    'with digits',
    'numerically',
  ],
  warmer: [
    'warmer',
    'colder',
    'hotter',
    'cooler',
    'warmed',
    'warmed up',
    'heated up',
    'cooled',
    'cooled down',
    'cooled off',
  ],
  garment: ['waist', 'inseam', 'inside leg', 'chest', 'bust', 'hips', 'collar', 'neck size'],
  untilWhen: ['until when', 'till when', 'expire', 'expires', 'expiry', 'valid until'],
  lap: ['lap', 'laps', 'lengths'],
  track: ['track', 'pool', 'circuit', 'loop'],
  tablet: ['tab', 'tabs', 'tablet', 'pill', 'capsule', 'caps'],
  meet: ['towards each other', 'toward each other', 'meet', 'towards one another'],
  sell: ['sold', 'sell at', 'sell for', 'selling'],
  parallel: ['parallel'],
  series: ['series'],
  timeConstant: ['time constant', 'rc constant', 'rc'],
  threePhase: ['three phase', 'three-phase'],
  powerFactor: ['power factor', 'pf', 'cos phi'],
  diode: ['led', 'leds', 'diode'],
  breakEven: ['break even', 'breakeven', 'break-even'],
  fixedCost: ['fixed'],
  finalExam: ['final', 'exam'],
  goal: ['to get', 'to have', 'to pass', 'end up with', 'finish with', 'overall'],
  nextGrade: ['next', 'last test', 'final test', 'final exam'],
  kerf: ['kerf', 'blade'],
  riser: ['riser', 'max riser', 'riser height'],
  cadence: ['cadence', 'spm', 'steps per minute'],
  alcohol: ['abv', 'alcohol by volume'],
  heartRate: ['max heart rate', 'maximum heart rate', 'max hr', 'mhr'],
  growth: ['growth'],
  fee: ['fee', 'fees', 'stripe', 'paypal'],
  payout: ['do i get', 'i get', 'i receive', 'payout', 'do i keep', 'i keep'],
  peak: ['peak'],
  rms: ['rms'],
  olderThanMe: ['older than me', 'older than i am'],
  youngerThanMe: ['younger than me', 'younger than i am'],
  howOldAmI: ['how old am i', 'my age'],
  together: ['together', 'combined'],
  lastPeriod: [
    'last year',
    'last month',
    'last week',
    'last quarter',
    'previous year',
    'previous month',
    'year before',
  ],
  dimWeight: ['dim weight', 'dim wt', 'dimensional weight', 'volumetric weight'],
  sets: ['sets', 'set of'],
  oneWay: ['one way', 'one-way'],
  roundTrip: ['round trip', 'roundtrip', 'round-trip', 'return trip', 'there and back'],
  eachWay: ['each way'],
  squarePlot: ['is square', 'and square', 'square lot', 'square field', 'square plot', 'square garden', 'square room'],
  oneSide: ['one side', 'each side', 'side length', 'length of a side'],
  averageGrade: ['avg grade', 'average gradient', 'avg gradient'],
  across: ['across'],
  planks: ['boards', 'planks', 'slats', 'pickets', 'panels'],
  toFill: ['to fill', 'fill up', 'fill it', 'top up', 'top off', 'empty', 'missing', 'how much do i need'],
  full: ['full'],
  waste: ['waste', 'wastage'],
  percentagePoints: ['percentage point', 'percent points', 'pct points'],
  withIt: ['with it', 'with vat', 'with tax', 'with gst'],
  now: ["it's", 'it is', 'its', 'now is', 'right now', 'time is'],
};

/** A part of a text beside its amounts. */
export interface Part {
  readonly place: Span;
  readonly roles: RolesFound;
  /** The words that have no role and no other meaning for the problem, in small letters. */
  readonly others: readonly string[];
  /** The units that it names, such as the one of the answer. */
  readonly units: readonly Span[];
}

/** Reads the words beside the amounts of a text. Undefined if one of them may change an amount. */
export type ReadPart = (part: Span) => Part | undefined;

/** The longest word that counts only as a whole. */
const longestWhole = 3;

/** The words of roles. */
class WordsOfRoles {
  /** Words that may have an ending. */
  private readonly starts: WordIndex<Role>;
  /** Short words, and those of scripts without spaces, which stand in others. */
  private readonly whole: WordIndex<Role>;
  /** The roles with words in scripts without spaces. Before and after their short words such letters may stand: 386 aa每人. */
  private readonly stuck: ReadonlySet<Role>;
  private readonly roles: readonly Role[];

  constructor(roles: Roles) {
    const all = Object.entries(roles).flatMap(([role, words]) =>
      words.map((listed) => [plainLetters(listed), role as Role] as const),
    );
    const isStart = (listed: string): boolean => listed.length > longestWhole && !unspaced.test(listed);
    this.starts = new WordIndex(all.filter(([listed]) => isStart(listed)));
    this.whole = new WordIndex(all.filter(([listed]) => !isStart(listed)));
    this.stuck = new Set(all.flatMap(([listed, role]) => (unspaced.test(listed) ? [role] : [])));
    this.roles = Object.keys(roles) as Role[];
  }

  /** Returns the words in letters by their roles, in the order of the roles. Those of one role do not overlap. */
  in(letters: string): readonly WholeWord[] {
    const found = new Map<Role, WholeWord[]>();
    const add = ({ meaning: role, end: to }: WordAt<Role>, from: number, index: number, end: number): void => {
      const words = found.get(role);
      const last = words?.at(-1);
      if (last && last.index + last.whole.length > index) return;
      const word = { role, from, end: to, whole: letters.slice(index, end), index };
      if (words) words.push(word);
      else found.set(role, [word]);
    };
    for (let at = 0; at < letters.length; at++) {
      const isWithin = isLetterAt(letters, at - 1);
      if (isWithin && this.stuck.size === 0 && !isAfterAnd(letters, at)) continue;
      if (!isWithin)
        for (const from of startsAfterPrefix(letters, at))
          for (const start of this.starts.startsAt(letters, from)) add(start, from, at, endOfWord(letters, start.end));
      for (const word of this.whole.startsAt(letters, at)) {
        if (this.isApart(word, letters, at)) add(word, at, at, word.end);
        // وبعد
        else if (isAfterAnd(letters, at) && !isLetterAt(letters, word.end)) add(word, at, at - 1, word.end);
      }
    }
    return found.size === 0 ? [] : this.roles.flatMap((role) => found.get(role) ?? []);
  }

  private isApart({ isStuck, meaning, end }: WordAt<Role>, letters: string, at: number): boolean {
    if (isStuck) return true;
    const isBeside = this.stuck.has(meaning) ? isLatinAt : isLetterAt;
    return !isBeside(letters, at - 1) && !isBeside(letters, end);
  }
}

/** Returns true for an index after the Arabic letter for `and` at the start of a word. */
const isAfterAnd = (letters: string, at: number): boolean => letters[at - 1] === 'و' && !isLetterAt(letters, at - 2);

const isLatinAt = (text: string, at: number): boolean => /[a-z]/.test(text.charAt(at));

const endOfWord = (text: string, at: number): number => {
  while (isLetterAt(text, at)) at++;
  return at;
};

const arabic = /[\u0600-\u06ff]/;

/** Prefixes of nouns in Arabic, after a letter or without one: and, in, for, the. */
const prefix = /ال|لل/y;

/** Returns the places where a word may begin: after a prefix, or at once. The first letter of the article is no prefix: الفاتورة has no لفات. */
const startsAfterPrefix = (letters: string, at: number): readonly number[] => {
  if (!arabic.test(letters.charAt(at))) return [at];
  const starts = letters.startsWith('ال', at) ? [at] : [at + 1, at];
  return starts.flatMap((from) => {
    const length = matchAt(prefix, letters, from)?.[0].length;
    return length === undefined ? [from] : [from + length, from];
  });
};

const indexOf = oncePer((roles: Roles) => new WordsOfRoles(roles));

/** Roles that change an amount, so that a mistyped word of them is not left aside. */
const changingRoles: readonly Role[] = ['up', 'down', 'percent', 'average', 'earlier', 'tax', 'tip', 'each'];

/** The letters of the shortest word of them that is looked for. */
const shortestNear = 6;

const changingWords = oncePer((roles: Roles): readonly string[] =>
  changingRoles.flatMap((role) => (roles[role] ?? []).map(plainLetters).filter(({ length }) => length >= shortestNear)),
);

/** Returns true for a mistyped word of a role that changes an amount: discout. */
const isNearRole = (letters: string, roles: Roles): boolean =>
  letters.length >= shortestNear - 1 &&
  changingWords(roles).some((one) => one[0] === letters[0] && isOneTypo(one, letters));

const word = /\p{L}{1,2}['’](?=\p{L})|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

const rolesInLanguage = oncePer(({ roles, percent = [], cost = [] }: Partial<Asking>): Roles => ({
  ...roles,
  percent: [...(roles?.percent ?? []), ...percent, '%'],
  cost,
}));

/** Returns the roles of a language: its own words, and those that its other tables have. */
export const rolesOf = (asking: Partial<Asking> | undefined): Roles | undefined =>
  !asking ? rolesInEnglish : asking.roles && rolesInLanguage(asking);

/** A word of a role, from its listed start to its end, by its place in the words beside an amount. */
export interface RoleWord {
  readonly from: number;
  readonly end: number;
}

/** Returns true for a word of a role in a part of a text that belongs to one of its units: all'ora in chilometri all'ora. */
export const isOfUnit = ({ from, end }: RoleWord, place: Span, units: readonly Span[]): boolean =>
  units.some(({ offset, text }) => offset - place.offset < end && from < offset - place.offset + text.length);

/** The roles of words, with their places. */
export type RolesFound = ReadonlyMap<Role, readonly RoleWord[]>;

/** A word of a role with its ending. */
interface WholeWord extends RoleWord {
  readonly role: Role;
  readonly whole: string;
  readonly index: number;
}

/**
 * Returns the roles of words. A word that is part of a longer one of another role has none: `Mehr` in `Mehrwertsteuer`. The tax of `without
 * tax` stays one.
 */
const rolesIn = (words: readonly WholeWord[]): RolesFound => {
  const roles = new Map<Role, RoleWord[]>();
  for (const { role, from, end, whole, index } of words) {
    const isPart = words.some((other) => other.from <= from && other.end >= end && other.end - other.from > end - from);
    if (isPart && role !== 'tax') continue;
    const places = roles.get(role);
    const place = { from, end: index + whole.length };
    if (places) places.push(place);
    else roles.set(role, [place]);
  }
  return roles;
};

/** Returns the roles of which a text has a word. */
export const rolesOfText = (source: Span, roles: Roles): RolesFound =>
  readOnce(source, 'roles', () => rolesIn(indexOf(roles).in(plainLetters(source.plain))));

/** Returns true if the interest is one of a month, by the words beside each other: aylık faiz, interés mensual. A number of months is a time. */
export const isInterestOfMonth = ({ place: { plain }, roles }: Pick<Part, 'place' | 'roles'>): boolean =>
  (roles.get('month') ?? []).some((month) =>
    (roles.get('interest') ?? []).some((interest) => {
      const [from, end] = month.end <= interest.from ? [month.end, interest.from] : [interest.end, month.from];
      const isTime = /\p{N}\s*$/u.test(plain.slice(0, month.from));
      return from <= end && plain.slice(from, end).trim() === '' && !isTime;
    }),
  );

/** Returns the words of a table of roles in a text. */
export const wordsOf = ({ plain }: Span, roles: Roles): readonly WholeWord[] => indexOf(roles).in(plainLetters(plain));

/** Returns true for a text with a word of a table of roles. */
export const hasWordOf = (source: Span, roles: Roles): boolean => wordsOf(source, roles).length > 0;

const scalesOf = oncePer(({ counts }: Vocabulary): readonly string[] =>
  [...counts.keys()].filter(({ length }) => length > longestWhole).map(plainLetters),
);

/** Returns true for a currency that is written together with a number word, such as thousand. Milano begins with one too. */
const startsWithScale = (text: string, { lexicon, currencies }: Span): boolean =>
  lexicon!.vocabulary !== undefined &&
  scalesOf(lexicon!.vocabulary).some(
    (scale) =>
      text.length > scale.length &&
      text.startsWith(scale) &&
      readCurrency({ ...makeSource(text.slice(scale.length), lexicon), currencies }, 0) !== undefined,
  );

/** The last words of phrases that stand before the unit that is asked for. */
const leadsOf = oncePer(
  ({ to, howMany }: Pick<LocaleWords, 'to' | 'howMany'>) =>
    new Set([...to, ...howMany].map((phrase) => phrase.toLowerCase().split(' ').at(-1)!)),
);

const leadsInEnglish = { to: ['in', 'to', 'as', 'into'], howMany: ['many', 'much', 'total'] };

const lastWord = /([^\s,;:?!.]+)[\s,;:]*$/;

const isLead = (text: string, { lexicon }: Span): boolean =>
  leadsOf(lexicon!.vocabulary?.words ?? leadsInEnglish).has(text);

/** Returns true for a word that joins two units: and. */
export const isAnd = (text: string, { lexicon }: Span): boolean =>
  (lexicon!.vocabulary?.words.and ?? ['and']).includes(text);

/** Returns true if the word before an index leads to the unit that is asked for: in kmh, wieviel kmh. */
export const isLedTo = (source: Span, at: number): boolean =>
  isLead(lastWord.exec(source.lower.slice(0, at))?.[1] ?? '', source);

const wordsOfText = /[^\s,;:?!.]+/g;

/** Returns true for a text with a word that leads to the unit that is asked for. */
export const hasLead = (source: Span): boolean =>
  matchesOf(wordsOfText, source.lower).some(
    ([text]) => isLead(text, source) || source.lexicon!.vocabulary?.words.after?.includes(text) === true,
  );

/** Matches an article or a preposition that is written together with the next word. */
const elided = /\p{L}{1,2}['’]$/u;

/** Returns true for a unit of a quantity that is in everyday use, or of one of some ranks. */
export const isEveryday = (unit: Unit | undefined, ranks: readonly string[] = ['everyday']): boolean =>
  unit?.quantity !== undefined && unit.quantity.id !== 'ratio' && ranks.includes(rankOf(unit));

/** Units that are also things, or times of a story: my foot, a yard, a cup, a bar, that day. They are asked for only after a word that leads to them. */
export const alsoThings: ReadonlySet<string> = new Set([
  'barrel',
  'carat',
  'chain',
  'cup',
  'cup-metric',
  'cup-jp',
  'degree',
  'drop',
  'exposure-value',
  'foot',
  'g-force',
  'glass',
  'grain',
  'hand',
  'item',
  'line',
  'of-water',
  'point',
  'rod',
  'shot',
  'span',
  'steradian',
  'stone',
  'tablespoon',
  'tablespoon-metric',
  'teaspoon',
  'teaspoon-metric',
  'yard',
]);

/** Matches a sign between the letters of a unit: m/s, kg/m³. */
const signInUnit = /[/²³^·]/;

/** Returns the name of a unit of several words that starts with a word, in everyday use or in trade: cubic yards. */
const compoundAt = (source: Span, first: string): Span | undefined => {
  const name = longestTarget(source);
  const isLonger = name !== undefined && name.text.length > first.length;
  return isLonger && isEveryday(source.lexicon!.meaningsOf(name.plain).units[0], ['everyday', 'trade'])
    ? name
    : undefined;
};

/** The most letters of a unit right before the word for its price. */
const longestOfRate = 4;

/** Returns the units right before words for their price in a script without spaces: 坪単価. */
const unitsOfRates = (place: Span, roles: RolesFound): readonly Span[] =>
  (roles.get('at') ?? []).flatMap(({ from }) => {
    const lengths = Array.from(
      { length: Math.min(from, longestOfRate) },
      (_, at) => Math.min(from, longestOfRate) - at,
    );
    const named = lengths.map((length) => span(place, from - length, from));
    return named.filter(({ plain }) => isEveryday(place.lexicon!.meaningsOf(plain).units[0], ofRates)).slice(0, 1);
  });

/** The most letters of a unit after a question word in a script without spaces. */
const longestAsked = 9;

/** Returns the longest unit right after each question word in a script without spaces: 多少大卡, 何グラム. */
const unitsAskedIn = (place: Span, roles: RolesFound): readonly Span[] =>
  (roles.get('question') ?? []).flatMap(({ end }) => {
    const from = end + /^\s?/.exec(place.plain.slice(end))![0].length;
    const longest = Math.min(longestAsked, place.plain.length - from);
    const named = Array.from({ length: longest }, (_, at) => span(place, from, from + longest - at));
    const unit = named.find(({ plain }) => place.lexicon!.meaningsOf(plain).units.length > 0);
    // 多少周岁 asks for no weeks
    return unit && isEveryday(place.lexicon!.meaningsOf(unit.plain).units[0], ofRates) ? [unit] : [];
  });

/** The ranks of units that goods and land are sold by. */
const ofRates = ['everyday', 'trade'];

/** Returns a function that reads the words beside amounts. Each part of a text is read once for the same words. */
export const partReader = (roles: Roles, known: Knowledge): ReadPart => {
  const read = readerOfParts(roles, known);
  return (place) => {
    const readings = readOnce(place, 'part', () => new Map<Roles, Map<Knowledge, Part | undefined>>());
    return remember(
      remember(readings, Infinity, roles, () => new Map()),
      Infinity,
      known,
      () => read(place),
    );
  };
};

/** Matches the Arabic `and the` or `the` before a unit: واللتر is and the liter. */
const articleBefore = /^و?ال(?=\p{L}{3})/u;

/** Returns a word without the Arabic article if it is a unit then, and no time: الساعة is also a clock. */
const withoutArticle = (named: Span): Span => {
  const article = articleBefore.exec(named.plain)?.[0].length ?? 0;
  const bare = span(named, article);
  const [unit] = article > 0 ? named.lexicon!.meaningsOf(bare.plain).units : [];
  return isEveryday(unit) && unit!.quantity!.id !== 'time' ? bare : named;
};

/** Matches marks and spaces around words. */
const marksAround = /^[\s,;:?!]+|[\s,;:?!]+$/g;

/** Matches a word that may be the code of a currency in small letters. */
const smallCode = /^[a-z]{3}$/;

/** Roles of words that lead to a price. */
const rolesOfPrices: readonly Role[] = ['at', 'apiece', 'cost'];

const isOfDozen = (text: string, { lexicon }: Span): boolean => lexicon!.meaningsOf(text).units[0]?.id === 'dozen';

/** The letters of the shortest name of a unit that is made of a word for a change. */
const shortestCompound = 5;

const readerOfParts =
  (roles: Roles, { small, changes, goods, systems }: Knowledge): ReadPart =>
  (place) => {
    const letters = plainLetters(place.plain);
    const words = indexOf(roles).in(letters);
    const found = new Map(rolesIn(words));
    const isUnspaced = hasUnspaced(place.plain);
    const left = Array.from({ length: letters.length }, (_, at) => letters.charAt(at));
    // 반값 is half the price, not a price
    for (const { role, index, whole } of words) {
      // An hour may be a credit, and is a unit in `in hours`. A price is none: كم سعر
      const mayBeUnit = role !== 'cost' && role !== 'at' && isLedTo(place, index) && !isLead(whole, place);
      if ((mayBeUnit || role === 'credits') && isEveryday(place.lexicon!.meaningsOf(whole).units[0])) continue;
      // The article of d'or goes with its word
      const from = index - (elided.exec(letters.slice(0, index))?.[0].length ?? 0);
      if (!isUnspaced || role !== 'cost') left.fill(' ', from, index + whole.length);
    }
    const unnamed = left.join('');
    const ofSystems = systems ? matchesOf(systems, unnamed) : [];
    if (ofSystems.length > 0)
      found.set(
        'system',
        ofSystems.map(({ index, 0: { length } }) => ({ from: index, end: index + length })),
      );
    if (isUnspaced) {
      const rest = systems ? unnamed.replace(systems, '') : unnamed;
      const own = rest.replace(marksAround, '');
      return changesElsewhere(rest) || changes(rest)
        ? undefined
        : {
            place,
            roles: found,
            others: own === '' ? [] : [own],
            units: [...unitsOfRates(place, found), ...unitsAskedIn(place, found)],
          };
    }
    const others: string[] = [];
    const units: Span[] = [];
    let past = 0;
    for (const { index, 0: text } of matchesOf(word, unnamed)) {
      if (index < past) continue;
      if (ofSystems.some(({ index: at }) => at >= index && at < index + text.length)) {
        others.push(text);
        continue;
      }
      // An article before a vowel: d'heures
      if (small.has(text) || /['’]$/.test(text)) continue;
      // Kaç TL asks for a price
      // Kgs in small letters are not som
      const isUnitInSmall = isEveryday(place.lexicon!.meaningsOf(text).units[0]);
      // Mur is a wall in French, and only in capitals rupees of Mauritius
      const mayBeWord = smallCode.test(text) && !isLedTo(place, index) && place.currencies?.[text] === undefined;
      const currency = isUnitInSmall || mayBeWord ? undefined : readCurrency(place, index);
      if (currency && isLedTo(place, index)) {
        if (!found.has('cost')) found.set('cost', [{ from: index, end: currency.end }]);
        past = currency.end;
        continue;
      }
      // A square meter is not a square, and the m of m/s no meter
      const mayBeLonger = changes(text) || signInUnit.test(place.plain.charAt(index + text.length));
      const compound = mayBeLonger ? compoundAt(span(place, index), text) : undefined;
      if (compound) {
        units.push(compound);
        past = index + compound.text.length;
        continue;
      }
      // The dozen at 2.80 €: the price is for it
      const isDozen = rolesOfPrices.some((role) => found.has(role)) && isOfDozen(text, place);
      // A Quadratmeter is no square, but the Dutch min is minus
      const isChange = changes(text) && !(isUnitInSmall && text.length >= shortestCompound);
      const isOther = (isChange || isNumberWord(text, place)) && !isDozen;
      if (isOther || currency || isNearRole(text, roles)) return undefined;
      // هزارتومن is a thousand toman
      if (index === 0 && startsWithScale(text, place)) return undefined;
      const named = withoutArticle(span(place, index, index + text.length));
      const meanings = place.lexicon!.meaningsOf(named.plain).units;
      // Amps are seldom attometers per second
      const unit = meanings.find((one) => rankOf(one) !== 'rare') ?? meanings.at(0);
      // In acres and sq metres
      const isSecond = units.length > 0 && isAnd(lastWord.exec(place.lower.slice(0, index))?.[1] ?? '', place);
      // Price per ft
      const isPerOne = found.get('perOne')?.some(({ end }) => place.plain.slice(end, index).trim() === '') === true;
      const isLed = isSecond || isPerOne || isLedTo(place, index);
      // The letter of `sale a 260 €` is not an are
      const mayBeUnit =
        isLed || (unit !== undefined && rankOf(unit) !== 'rare' && text.length > 1 && !isAnd(text, place));
      const target = mayBeUnit ? longestTarget(span(place, index)) : undefined;
      // Ryżu is of rice, not a ream
      const isGoods = unit?.quantity?.id === 'ratio' && goods.has(text) && place.lexicon!.vocabulary !== undefined;
      // Luz, 2850 kWh: light is a unit of physics
      const isOfPhysics = unit !== undefined && rankOf(unit) === 'science' && place.lexicon!.vocabulary !== undefined;
      const isThing = !isLed && unit !== undefined && (isGoods || isOfPhysics || alsoThings.has(unit.id));
      const isUnit = target !== undefined && !isThing && place.lexicon!.meaningsOf(target.plain).units.length > 0;
      const longest = isUnit ? target : unit && !isThing && text.length > 1 && mayBeUnit ? named : undefined;
      if (longest) {
        units.push(longest);
        past = index + longest.text.length;
      } else others.push(text);
    }
    return { place, roles: found, others, units };
  };
