import type { Ask, QuickAsk } from '../ask/ask.ts';
import {
  firstWord,
  lineWordsOf,
  Scope,
  wordsAt,
  type Calendar,
  type Entry,
  type Found,
  type Named,
  type SetAt,
} from '../ask/arithmetic/scope.ts';
import { bare } from '../ask/arithmetic/evaluate.ts';
import { isBeside } from '../ask/context.ts';
import { isCurrencyCode } from '../ask/currency-codes.ts';
import { Refused, type Value } from '../ask/arithmetic/value.ts';
import { localOf, zoneOf } from '../model/zone.ts';
import { readDate } from '../model/date.ts';
import { isArray, mustBe, UnitsError } from '../model/error.ts';
import { optionsOf, unpollutedSteps } from '../model/given.ts';
import { rankOf, type Candidate } from '../naming/rank.ts';
import { checkRates, type Rates } from '../model/rates.ts';
import { finishAtOnce } from '../model/steps.ts';
import { refusedAt } from '../text/diagnostics/diagnostic.ts';
import { catalogue } from '../text/catalogue.ts';
import { tagOf, type LocaleOption } from '../text/locale.ts';
import { styleOf } from '../text/numbers/style.ts';
import { makeSource, matchAt, span, type Span } from '../text/span.ts';
import { answerBody, continues, errorOf, readFunction, type Answered, type Settings } from './answer-line.ts';
import { formulaOf } from './formulas.ts';
import type { LineError, Sheet, SheetLine, SheetName } from './line.ts';
import { Block, type Total } from './running.ts';
import { ratesOn } from './read-rates.ts';
import {
  isConstant,
  isDynamic,
  isFunction,
  isTaken,
  labelOf,
  structureOf,
  type Part,
  type Structure,
} from './structure.ts';

/** Options of a sheet. */
export interface SheetOptions {
  /** The language tag, which decides how numbers are written in lines and answers. Default: English. */
  readonly locale?: LocaleOption | undefined;
  /** The date that `today` means, `YYYY-MM-DD`. Default: today in UTC. */
  readonly today?: string | undefined;
  /** The instant that `now` means, by ISO 8601 with its zone: `2026-11-23T08:00Z`. Default: the time at which the sheet was made. */
  readonly now?: string | undefined;
  /** The name of the time zone of times without one: `Europe/Berlin`. Default: UTC. */
  readonly zone?: string | undefined;
  /** Exchange rates of one day or of several. A line names its day with `on 2024-03-01`. Without rates, lines do not convert between currencies. */
  readonly rates?: Rates | readonly Rates[] | undefined;
}

/** A sheet whose text may change. */
export interface LiveSheet {
  /**
   * Answers a text. A line keeps its answer, the same object, if neither it nor anything that it depends on has changed.
   *
   * @param text - All lines, at most 2,000 of at most 1,000 characters.
   */
  readonly update: (text: string) => Sheet;

  /**
   * Answers a text as `update` does, one line a step, so that a server can answer other requests between the steps. The
   * sheet changes only with the last step.
   *
   * @param text - All lines, at most 2,000 of at most 1,000 characters.
   */
  steps(text: string): Generator<void, Sheet>;
}

/** The names and values above that a line used. */
interface Uses {
  /** The name at the start of all words that it looked up. */
  readonly words: Map<string, Named | undefined>;
  prev?: Value | undefined;
  hasPrev: boolean;
  block?: Block | undefined;
  hasBlock: boolean;
  /** True if one of its words is a name. */
  hasNames: boolean;
  /** The names of which its error suggests some. */
  names?: NamesAbove | undefined;
}

/** The names that a line can suggest: those that lines set with a sign, and those of labels above. */
interface NamesAbove {
  /** All names of the sheet, in their order. */
  readonly list: string;
  /** The number of lines above that set one. */
  readonly above: number;
}

/** A line that was answered. */
interface Record {
  readonly structure: Structure;
  readonly line: SheetLine;
  readonly uses: Uses;
  readonly value: Value | undefined;
  readonly isTotal: boolean;
  /** The meaning of the name that it sets. */
  readonly entry: Entry | undefined;
  /** The block that it is the last line of, as long as the lines before are the same. */
  block: Block | undefined;
}

const mostLines = 2000;
const longestLine = 1000;

/** The names of a sheet. */
class SheetScope extends Scope {
  readonly list: string;

  constructor(structures: readonly Structure[]) {
    super();
    this.list = structures.flatMap(({ name }) => name ?? []).join('\n');
  }
}

/** The names that a line may use: those of the sheet, and those that every line has, such as `prev`. */
class LineScope extends Scope {
  private readonly sheet: SheetScope;
  private readonly uses: Uses;
  private readonly above: Above;

  constructor(
    sheet: SheetScope,
    uses: Uses,
    above: Above,
    given: { readonly calendar: Calendar; readonly rates: Rates | undefined },
    continued?: { value: Value; offset: number },
  ) {
    super(undefined, continued, given);
    this.sheet = sheet;
    this.uses = uses;
    this.above = above;
  }

  private usePrev(): Value | undefined {
    this.uses.hasPrev = true;
    return (this.uses.prev = this.above.prev);
  }

  private useBlock(): Block | undefined {
    this.uses.hasBlock = true;
    return (this.uses.block = this.above.block);
  }

  override names(): Iterable<string> {
    this.uses.names = { list: this.sheet.list, above: this.above.named };
    return this.sheet.names();
  }

  override at(source: Span, at: number): Found | undefined {
    const own = super.at(source, at);
    if (own) return own;
    const words = wordsAt(source, at);
    if (words === undefined) return undefined;
    const set = this.sheet.named(words);
    // floor(2.5) is the function, also after floor = 12 m²
    const isCall = set?.entry.kind === 'value' && isFunction(set.name) && isOpen(source, at + set.name.length);
    const found = isCall ? undefined : set;
    this.uses.words.set(words, set);
    this.uses.hasNames ||= found !== undefined;
    if (found) return { ...found, end: at + found.name.length };
    const word = matchAt(firstWord, words, 0)![0];
    const key = word.toLowerCase();
    const end = at + word.length;
    const entry =
      source.plain[end] === '(' ? formulaOf(key) : (this.dynamic(key) ?? this.dynamic(ownTotal(key, source, end)));
    this.uses.hasNames ||= entry !== undefined;
    return entry && { name: word, entry, end };
  }

  private dynamic(word: string | undefined): Entry | undefined {
    switch (word) {
      case 'prev':
      case 'ans': {
        const prev = this.usePrev();
        return prev ? { kind: 'total', value: prev } : unset('No line above has a value that can be calculated with.');
      }
      case 'sum':
      case 'total':
      case 'subtotal':
        return valueOr(this.useBlock()?.sum ?? nothingAbove);
      case 'average':
      case 'avg':
      case 'mean':
        return valueOr(this.useBlock()?.average ?? nothingAbove);
      case 'count':
        return valueOr({ ...bare, n: BigInt(this.useBlock()?.count ?? 0) });
      default:
        return undefined;
    }
  }
}

/** Returns true if a parenthesis follows, with or without a space. */
const isOpen = ({ plain }: Span, at: number): boolean => matchAt(/ ?\(/y, plain, at) !== undefined;

const nothingAbove = 'No line above has a value, up to a blank line or a heading.';

const valueOr = (total: Total): Entry =>
  typeof total === 'string' ? unset(total) : { kind: 'total', value: total, isOfBlock: true };

/** Matches the end of a total of another language. Before other words it is part of a question: Summe von 3 und 5. */
const endOfTotal = /\s*(?:$|[-+*×·⋅/÷])/y;

/** Returns the English name of a total in the language of a text. */
const ownTotal = (word: string, source: Span, end: number): 'sum' | 'average' | undefined => {
  const own = lineWordsOf(source);
  if (!own || matchAt(endOfTotal, source.plain, end) === undefined) return undefined;
  return (['sum', 'average'] as const).find((name) => own[name].some((total) => total.toLowerCase() === word));
};

const unset = (
  message: string,
  isLater = false,
  code: 'invalid-query' | 'incompatible-units' = 'invalid-query',
): Entry => ({
  kind: 'unset',
  isLater,
  refuse: (place) =>
    refusedAt(place, (parameter, _, at) => new UnitsError(code, message, { parameter, place: at }), true),
});

/** The values that the lines above give to a line. */
interface Above {
  readonly prev: Value | undefined;
  readonly block: Block | undefined;
  /** The number of lines that set a name. */
  readonly named: number;
}

const silent = { shown: '', isRounded: false, assumed: [] } as const;

/** Returns true if everything that a line used is unchanged. */
const isUnchanged = ({ uses }: Record, above: Above, scope: SheetScope): boolean => {
  if (uses.names && (uses.names.list !== scope.list || uses.names.above !== above.named)) return false;
  if (uses.hasPrev && uses.prev !== above.prev) return false;
  if (uses.hasBlock && uses.block !== above.block) return false;
  for (const [words, named] of uses.words) if (scope.named(words)?.entry !== named?.entry) return false;
  return true;
};

/** Returns a record with the meaning that its name had before, if it is the same, so that the lines that use it are kept. */
const withValueOf = (before: Entry | undefined, record: Record): Record => {
  const { entry } = record;
  if (before?.kind !== 'value' || entry?.kind !== 'value' || before.isUnit !== entry.isUnit) return record;
  return isSameValue(before.value, entry.value) ? { ...record, entry: before, value: before.value } : record;
};

/** Returns true for equal values that are shown in the same way. A date, and a value with an uncertainty, count as others. */
const isSameValue = (a: Value, b: Value): boolean =>
  a.n === b.n &&
  a.d === b.d &&
  a.piPower === b.piPower &&
  a.unit === b.unit &&
  a.scale === b.scale &&
  a.currency === b.currency &&
  a.money === b.money &&
  a.isPercent === b.isPercent &&
  a.deviations.size + b.deviations.size === 0 &&
  !a.moment &&
  !b.moment &&
  a.factors.length === b.factors.length &&
  a.factors.every(({ unit, exponent }, at) => unit === b.factors[at]!.unit && exponent === b.factors[at]!.exponent);

/** Returns the record of the same line above, for a line that uses the same. */
const repeated = (record: Record | undefined, above: Above, scope: SheetScope): Record | undefined =>
  record && isUnchanged(record, above, scope) ? { ...record, block: undefined } : undefined;

/** A live sheet with its settings. */
class Writer implements LiveSheet {
  private readonly settings: Settings;
  private known = new Map<string, Record[]>();
  /** The last meaning of each name. */
  private entries: ReadonlyMap<string, Entry> = new Map();
  private unsets = new Map<string, Entry>();

  /** The empty text in which totals are added up. It has the rates of the sheet. */
  private readonly place: Span;

  constructor(settings: Settings) {
    this.settings = settings;
    this.place = makeSource('', undefined, new Scope(undefined, undefined, { rates: settings.rates }));
  }

  readonly update = (text: string): Sheet => finishAtOnce(this.steps(text));

  steps(text: string): Generator<void, Sheet> {
    return unpollutedSteps(this.answering(text));
  }

  private *answering(text: string): Generator<void, Sheet> {
    if (typeof text !== 'string') throw mustBe('invalid-text', 'text', 'a text', text);
    const texts = text.split(/\r\n|\n|\r/);
    if (texts.length > mostLines)
      throw new UnitsError('too-many', `A sheet has at most ${mostLines} lines; this one has ${texts.length}.`, {
        parameter: 'text',
      });
    const structures = texts.map(
      (line) => this.known.get(line)?.[0]?.structure ?? structureOf(line.slice(0, longestLine)),
    );
    const scope = new SheetScope(structures);
    this.setLater(structures, scope);
    const records = new Map<string, Record[]>();
    const entries = new Map<string, Entry>();
    const lines: SheetLine[] = [];
    const names = new Map<string, SheetName>();
    let above: Above = { prev: undefined, block: undefined, named: 0 };
    for (const [index, line] of texts.entries()) {
      const structure = structures[index]!;
      const same = records.get(line);
      const record =
        this.kept(line, above, scope) ??
        repeated(same?.at(-1), above, scope) ??
        withValueOf(this.entries.get(structure.name ?? ''), this.answered(line, structure, above, scope));
      if (same) same.push(record);
      else records.set(line, [record]);
      lines.push(record.line);
      const { name } = record.line;
      if (structure.name !== undefined && record.entry) {
        for (const ending of endingsOf(structure.isUnit)) scope.set(structure.name + ending, record.entry);
        entries.set(structure.name, record.entry);
      }
      if (name !== undefined && record.line.kind !== 'error') names.set(name, nameOf(record.line, structure, index));
      above = below(above, structure, record, index, this.place);
      yield;
    }
    this.known = records;
    this.entries = entries;
    return { lines, names: [...names.values()] };
  }

  /** Gives each name an entry for the lines above the line that sets it. */
  private setLater(structures: readonly Structure[], scope: Scope): void {
    const unsets = new Map<string, Entry>();
    for (const [index, { name, nameAt, isLabel, isUnit = false }] of structures.entries()) {
      if (name === undefined || scope.has(name) || isTaken(name) || isLabel) continue;
      const key = `${index} ${nameAt!.from} ${name}`;
      const entry =
        this.unsets.get(key) ?? setBelow(name, { line: index, start: nameAt!.from, end: nameAt!.to }, isUnit);
      unsets.set(key, entry);
      for (const ending of endingsOf(isUnit)) scope.set(name + ending, entry);
    }
    this.unsets = unsets;
  }

  /** Returns the record of a line that was answered before, if everything that it used is unchanged. */
  private kept(text: string, above: Above, scope: SheetScope): Record | undefined {
    const records = this.known.get(text);
    const at = records?.findIndex((record) => isUnchanged(record, above, scope));
    return at === undefined || at < 0 ? undefined : records!.splice(at, 1)[0];
  }

  private answered(text: string, structure: Structure, above: Above, sheet: SheetScope): Record {
    const uses: Uses = { words: new Map(), hasPrev: false, hasBlock: false, hasNames: false };
    const bareRecord = (line: SheetLine): Record => ({
      structure,
      line,
      uses,
      value: undefined,
      isTotal: false,
      entry: undefined,
      block: undefined,
    });
    if (structure.kind !== 'line')
      return bareRecord({ text, kind: structure.kind === 'rule' ? 'comment' : structure.kind, ...silent });
    const { name } = structure;
    const failed = (error: LineError): Record => {
      const message = name === undefined ? '' : `"${name}" has no value: the line that sets it has an error.`;
      // After "count = 3 / 0", count is not the number of lines above
      const isNamed = name !== undefined && !isConstant(name) && !(isTaken(name) && structure.isLabel);
      return {
        ...bareRecord({ text, kind: 'error', ...(name === undefined ? {} : { name }), ...silent, error }),
        entry: isNamed ? unset(message) : undefined,
      };
    };
    if (text.length > longestLine)
      return failed({
        code: 'too-many',
        message: `A line has at most ${longestLine} characters; this one has ${text.length}.`,
        at: { start: longestLine, end: text.length },
      });
    try {
      return this.answer(text, structure, above, sheet, uses);
    } catch (thrown) {
      // A value that can be shown may be too large to calculate with
      const error = thrown instanceof Refused ? thrown.diagnostic.error('line') : thrown;
      if (!(error instanceof UnitsError)) throw error;
      if (!uses.hasNames && isProse(text, structure, error)) return bareRecord({ text, kind: 'text', ...silent });
      const fault = errorOf(articleOf(text) ?? error, span(makeSource(text), structure.body.from, structure.body.to));
      const other = setAtOf(text, error.place?.index, sheet);
      return failed(other ? { ...fault, other } : fault);
    }
  }

  private answer(text: string, structure: Structure, above: Above, sheet: SheetScope, uses: Uses): Record {
    const { settings } = this;
    const { name, nameAt, parameters, body: whole, isLabel = false } = structure;
    const isBuiltIn = name !== undefined && isTaken(name);
    if (isBuiltIn && !isLabel && (isConstant(name) || parameters || structure.isUnit)) throw taken(name, nameAt!.from);
    if (name !== undefined && structure.isUnit && isCurrencyCode(name)) throw ratesAsked(name, nameAt!.from);
    const offset = whole.from;
    const source = span(makeSource(text), whole.from, whole.to);
    const goesOn = name === undefined && continues(source) !== undefined;
    if (goesOn) Object.assign(uses, { hasPrev: true, prev: above.prev });
    const continued = goesOn && above.prev ? { value: above.prev, offset } : undefined;
    const { rates, body } = ratesOf(whole, settings, text);
    const dated = { ...settings, rates };
    const bodyOf = (names: Scope): Span =>
      span(makeSource(text, settings.lexicon.for(text), names), body.from, body.to);
    const scope = new LineScope(sheet, uses, above, dated, continued);
    if (parameters) {
      for (const each of parameters) scope.set(each, { kind: 'parameter', name: each });
      const entry = readFunction(bodyOf(scope), settings.style, parameters);
      const line: SheetLine = {
        text,
        kind: 'function',
        name: name!,
        ...silent,
        shown: `${name}(${parameters.join(', ')})`,
      };
      return { structure, line, uses, value: undefined, isTotal: false, entry, block: undefined };
    }
    const { told, value, isTotal = false } = answerAfterLabel(bodyOf(scope), scope, dated, name === undefined);
    const isSet = name !== undefined && !(isLabel && isBuiltIn);
    const line: SheetLine = {
      text,
      kind: structure.isUnit ? 'unit' : 'value',
      ...(isSet ? { name } : {}),
      ...withNote(
        withWarning(told, isSet ? name : undefined, told.unit === undefined),
        text.includes('+') ? addedTwice(uses) : undefined,
      ),
    };
    const entry: Entry | undefined = isSet
      ? value
        ? { kind: 'value', value, ...(structure.isUnit ? { isUnit: true } : {}) }
        : unset(`"${name}" is ${told.shown}, which cannot be calculated with.`)
      : undefined;
    return { structure, line, uses, value, isTotal, entry, block: undefined };
  }
}

/** Small words of labels. */
const smallWord = /^(?:of|for|per|and|the|an?|to|from|with)$/i;

/** Returns the start of the value after a label of unknown words: `3 nights hotel: $300`. */
const valueAfterLabel = (body: Span, scope: Scope): number | undefined => {
  const { words = [], end } = labelOf(body.text) ?? {};
  // convert 5 km: miles has no value after its colon
  if (end === undefined || !(/[\d\p{Sc}]/u.test(body.plain.slice(end)) || scope.at(body, end))) return undefined;
  const isUnknown = (word: string): boolean => word.length > 2 && isBeside(word.toLowerCase(), body);
  const isKnown = (word: string): boolean => smallWord.test(word) || body.lexicon!.meaningsOf(word).units.length > 0;
  return words.some(isUnknown) && words.every((word) => isUnknown(word) || isKnown(word)) ? end : undefined;
};

/** Answers the body of a line, whose first words may be a label that is not a name. */
const answerAfterLabel = (body: Span, scope: LineScope, settings: Settings, mayHaveLabel: boolean): Answered => {
  const start = mayHaveLabel ? valueAfterLabel(body, scope) : undefined;
  if (start === undefined) return answerBody(body, scope, settings);
  try {
    return answerBody(span(body, start), scope, settings);
  } catch (error) {
    if (!(error instanceof UnitsError)) throw error;
    return answerBody(body, scope, settings);
  }
};

const dayOfRates = /\s+on\s+(\d{4}-\d\d-\d\d)$/;

/** The rates of the day that a line names at its end, and the line without it. Throws a UnitsError for a day before all. */
const ratesOf = (
  body: Part,
  { days, rates }: Settings,
  text: string,
): { readonly rates: Rates | undefined; readonly body: Part } => {
  const match = days.length === 0 ? null : dayOfRates.exec(text.slice(body.from, body.to));
  if (!match) return { rates, body };
  const own = ratesOn(days, match[1]!);
  const place = { index: body.from + match.index + match[0].length - match[1]!.length, length: match[1]!.length };
  if (!own) throw new UnitsError('invalid-date', `No rates were given for ${match[1]!} or a day before it.`, { place });
  return { rates: own, body: { from: body.from, to: body.from + match.index } };
};

/** Matches the symbols and words of units: letters, and a power after them. rent17 is not one. */
const mayBeUnit = /^\p{L}+[23]?$/u;

/** Adds a warning to the answer of a line whose name is also a unit: after a number it stays the unit. */
const withWarning = (told: Answered['told'], name: string | undefined, isNumber: boolean): Answered['told'] => {
  const warning = name === undefined ? undefined : (builtInWarning(name) ?? unitWarning(name, isNumber));
  return withNote(told, warning);
};

const withNote = (told: Answered['told'], note: string | undefined): Answered['told'] =>
  note === undefined ? told : { ...told, note: told.note === undefined ? note : `${told.note} ${note}` };

/** Returns the warning for a sum of the lines above and a name that one of them sets: sum + tip. */
const addedTwice = ({ block, hasNames, words }: Uses): string | undefined => {
  if (!block || !hasNames) return undefined;
  for (const named of words.values()) {
    if (named?.entry.kind !== 'value') continue;
    for (let line: Block | undefined = block; line; line = line.before)
      if (line.value === named.entry.value) return `The lines above have "${named.name}" already.`;
  }
  return undefined;
};

/** Matches an article before a name that a line sets. */
const articleOfName = /^\s*((?:an?|the)\s+)([\p{L}_][\p{L}\p{M}\p{N}_ ]*?)\s*=\s*(?=\S)/iu;

/** Returns the error for a name with an article: a day = 5 kWh. */
const articleOf = (text: string): UnitsError | undefined => {
  const [all, article = '', name = ''] = articleOfName.exec(text) ?? [];
  if (all === undefined) return undefined;
  const way = `${name} = ${text.slice(all.length).trimEnd()}`;
  return new UnitsError('invalid-definition', `A name has no article: write ${way}.`, {
    place: { index: text.indexOf(article), length: article.trimEnd().length },
    suggestions: [way],
  });
};

/** Returns the warning for a name that is a unit too. One letter for a less common unit is a factor after a number. */
const unitWarning = (name: string, isNumber: boolean): string | undefined => {
  if (!mayBeUnit.test(name) || !catalogue.isUnit(name)) return undefined;
  const [{ unit, isExact }] = catalogue.meaningsOf(name).candidates as readonly [Candidate, ...Candidate[]];
  const rank = rankOf(unit);
  const isLetter = name.length === 1;
  if (!isExact || rank === 'rare' || (isLetter && (rank === 'science' || (rank === 'trade' && isNumber))))
    return undefined;
  return `"${name}" is a unit too (${unit.id.replaceAll('-', ' ')}): after a number it stays the unit.`;
};

const builtInWarning = (name: string): string | undefined => {
  if (isDynamic(name)) return `From here on, "${name}" is this value, and not that of the lines above.`;
  return isFunction(name)
    ? `From here on, "${name}" is this value. Before parentheses it stays the function.`
    : undefined;
};

const taken = (name: string, from: number): UnitsError =>
  new UnitsError(
    'invalid-definition',
    `"${name}" means something in every sheet: choose another name, such as my_${name}.`,
    {
      place: { index: from, length: name.length },
      suggestions: [`my_${name}`],
    },
  );

const ratesAsked = (name: string, from: number): UnitsError =>
  new UnitsError(
    'invalid-definition',
    `"${name}" is a currency: give rates of exchange beside the text, as the option rates.`,
    {
      place: { index: from, length: name.length },
    },
  );

const setBelow = (name: string, setAt: SetAt, isUnit: boolean): Entry => {
  const message = `"${name}" is set in line ${setAt.line + 1}, below: move that line up.`;
  return { ...unset(message, true), setAt, isUnit } as Entry;
};

/** Returns the endings of a name: 3 pallets, 2 boxes. */
const endingsOf = (isUnit = false): readonly string[] => (isUnit ? ['', 's', 'es'] : ['']);

/** Returns the line that sets the name at a place. */
const setAtOf = (text: string, at: number | undefined, sheet: Scope): SetAt | undefined => {
  const entry = at === undefined ? undefined : sheet.at(makeSource(text), at)?.entry;
  return entry?.kind === 'unset' ? entry.setAt : undefined;
};

/** Returns true for words without a digit or an operator, which are neither a calculation nor a fault. */
const isProse = (text: string, { body, name, isLabel }: Structure, { code }: UnitsError): boolean => {
  if (name !== undefined && !isLabel) return false;
  const written = text.slice(body.from, body.to);
  return (code === 'unknown-unit' || code === 'invalid-query') && !/[\d+*/^=×÷√%€$£¥()]/.test(written);
};

const nameOf = (line: SheetLine, { parameters, isUnit }: Structure, index: number): SheetName => ({
  name: line.name!,
  kind: parameters ? 'function' : isUnit ? 'unit' : 'value',
  line: index,
  shown: line.shown,
});

const below = (above: Above, structure: Structure, record: Record, index: number, place: Span): Above => {
  const named = above.named + (structure.name === undefined ? 0 : 1);
  if (structure.kind === 'blank' || structure.kind === 'heading' || structure.kind === 'rule')
    return { prev: above.prev, block: undefined, named };
  const { line, value, isTotal } = record;
  const isAdded = (line.kind === 'value' && !isTotal) || line.kind === 'error';
  if (line.kind === 'unit') return { ...above, named };
  return {
    prev: value ?? above.prev,
    block: isAdded ? blockOf(above.block, record, index, place) : above.block,
    named,
  };
};

/** Returns the block that ends with a line: the earlier object if nothing in it changed. */
const blockOf = (before: Block | undefined, record: Record, line: number, place: Span): Block => {
  const { block, value } = record;
  if (block && block.before === before && block.line === line) return block;
  return (record.block = new Block(before, value, line, place));
};

const calendarOf = (today: string | undefined, now: string | undefined, zone: string | undefined): Calendar => {
  const known = zone === undefined ? 'UTC' : typeof zone === 'string' ? zoneOf(zone) : undefined;
  if (known === undefined) throw mustBe('invalid-choice', 'zone', 'a time zone such as Europe/Berlin', zone);
  const instant =
    now === undefined
      ? Date.now()
      : typeof now === 'string' && /(?:Z|[+-]\d\d:?\d\d)$/.test(now)
        ? Date.parse(now)
        : NaN;
  if (Number.isNaN(instant)) throw mustBe('invalid-date', 'now', 'an instant as 2026-11-23T08:00Z', now);
  const seconds = Math.floor(instant / 1000);
  return {
    today: today ?? new Date(localOf(known, seconds) * 1000).toISOString().slice(0, 10),
    now: seconds,
    zone: known,
  };
};

const settingsOf = (given: SheetOptions | undefined, ask: Settings['ask']): Settings => {
  const { locale, today, now, zone, rates } = optionsOf(given);
  if (today !== undefined && (typeof today !== 'string' || !readDate(today)))
    throw mustBe('invalid-date', 'today', 'a date as YYYY-MM-DD', today);
  const calendar = calendarOf(today, now, zone);
  const days = rates === undefined ? [] : isArray(rates) ? rates.map((one) => checkRates(one)) : [checkRates(rates)];
  return {
    locale,
    lexicon: catalogue.in(locale),
    style: styleOf(tagOf(locale)),
    days,
    rates: days.reduce<Rates | undefined>((a, b) => (a && a.date >= b.date ? a : b), undefined),
    today: calendar.today,
    calendar,
    ask,
  };
};

/**
 * Returns the maker of sheets, which is published as `createSheet`.
 *
 * @param ask - Answers the lines that are not a calculation.
 */
export const createSheets =
  (ask: Ask & Partial<QuickAsk>) =>
  (options?: SheetOptions): LiveSheet =>
    new Writer(settingsOf(options, ask));
