import {
  rankOf,
  unitIndex,
  type Unit,
  capitalized,
  exactFunction,
  detailsOf,
  explanationOf,
  mistakenFor,
  quantityPages,
  ratio,
  sourceOf,
  superscript,
  writeRatio,
  type UnitExplanation,
  type UnitPage,
} from '@units/engine/internal';
import { fill, localized, plainDecimal, symbolFor, unitsByUse } from '@units/ui';
import { commonValues } from '../content/common-values.ts';
import { convertIn, orNothing } from '../content/convert-in.ts';
import { definitionsOf, fullDefinitionOf } from '../content/definition.ts';
import { isNamed, measure, nameFor, quantityName, symbolOr, withUnit } from '../content/measure.ts';
import { noteOf } from '../content/notes.ts';
import { pairName, pairs, titleName } from '../content/pairs.ts';
import { explained, explainedName } from '../content/unit-pages.ts';
import { term } from '../layout/facts.ts';
import { locale, messages } from '../language.ts';
import type { Page } from '../layout/page.ts';
import { t } from '../messages/all.ts';
import { equals, inOrder, paragraph, withSymbol } from '../numbers.ts';
import { Definitions, Document, Links, Section, ValueTable } from './sections.tsx';

/** The ratio of sizes above which a table of two units is one of zeros. */
const farApart = 1000;

/** The relative difference below which a table of two units repeats its numbers. */
const alike = 0.01;

const isNear = (unit: Unit, other: Unit): boolean => {
  const result = Math.abs(orNothing(() => convertIn(1, unit, other)) ?? 0);
  const isAlike = Math.abs(result - 1) < alike;
  return result >= 1 / farApart && result <= farApart && !isAlike;
};

/** Returns the other unit of a short table: from the most popular pair, or the most common unit of the quantity near in size. */
const partnerOf = (unit: Unit): Unit | undefined => {
  const popular = pairs().find(({ from }) => from === unit);
  if (popular) return popular.to;
  const others = unitsByUse(unit.quantity!).filter((other) => other.id !== unit.id && isNamed(other));
  return others.find((other) => isNear(unit, other)) ?? others[0];
};

const unitsName = (from: Unit, to: Unit): string => capitalized(t().pairTitle(titleName(from), titleName(to)));

const mostRows = 10;

/** Returns `1 stone = 6.35029318 kilograms`, or undefined if one of the unit has no value in the other. */
const inOther = (unit: Unit, other: Unit): string | undefined => {
  const result = orNothing(() => convertIn(1, unit, other));
  return result === undefined ? undefined : `${measure(1, unit)} ${equals(result)} ${measure(result, other)}`;
};

/** The longest number that states a size at the beginning of a page. */
const mostLetters = 18;

/** The first units of a quantity, by use, in which a size may be stated. */
const mostTried = 4;

interface Size {
  readonly number: string;
  readonly text: string;
}

/** Returns the exact size of a unit in another: `2.589988110336 square kilometers`, `5/18 meter per second`. */
const exactSizes = (unit: Unit, other: Unit | undefined): readonly Size[] => {
  if (!other || other.id === unit.id || !isNamed(other)) return [];
  const exact = exactFunction(unit, other);
  if (typeof exact !== 'object' || exact.reciprocal || exact.r !== 0n || exact.piPower !== 0) return [];
  const number = writtenFraction(writeRatio(ratio(exact.p, exact.q)));
  const count = number.includes('/') ? 1 : Number(exact.p) / Number(exact.q);
  return number.length > mostLetters ? [] : [{ number, text: withUnit(number, count, other) }];
};

/**
 * Returns the size of a unit that its name defines, such as the square mile: as an exact decimal in its usual partner,
 * the base unit or a usual unit, else as the shortest exact fraction, else rounded in its partner.
 */
const sizeOf = (unit: Unit): string | undefined => {
  const partner = partnerOf(unit);
  const { base } = unit.quantity!;
  const tried = [partner, unitIndex.byId(base.id), ...unitsByUse(unit.quantity!).slice(0, mostTried)];
  const sizes = tried.flatMap((other) => exactSizes(unit, other));
  const [shortest] = sizes.toSorted((a, b) => a.number.length - b.number.length);
  const size = sizes.find(({ number }) => !number.includes('/')) ?? shortest;
  if (size) return `${measure(1, unit)} = ${size.text}`;
  return partner && inOther(unit, partner);
};

/** Returns the first sentence of a page: the quantity that the unit measures, and its size. */
const summaryOf = (unit: Unit): string => {
  const { ofQuantity, isUnitOf, isBaseOf } = t().unitPage;
  const [name, symbol] = [nameFor(1, unit), inOrder(symbolFor(unit))];
  const names = [
    symbol === '' || name.toLowerCase() === symbol.toLowerCase() || name.endsWith(`(${symbol})`)
      ? name
      : locale() === 'ja'
        ? `${name}（${symbol}）`
        : `${name} (${symbol})`,
    ofQuantity(quantityName(unit.quantity!)),
  ];
  const definition = fullDefinitionOf(unit) ?? sizeOf(unit);
  const isBase = definition === undefined || unit.id === unit.quantity!.base.id;
  return capitalized(isBase ? fill(isBaseOf, ...names) : fill(isUnitOf, ...names, definition));
};

/** Returns a fraction as a decimal if its decimals end and are not too long (`6.35029318`), or else as a fraction. */
const writtenFraction = (factor: string): string => {
  const [n = '', d = '1'] = factor.split('/');
  const decimal = /^\d+(?:\/\d+)?$/.test(factor) ? plainDecimal({ n: BigInt(n), d: BigInt(d) }) : undefined;
  return decimal === undefined || decimal.length > factor.length + 1
    ? factor.replace(/ pi(?:\^(-?\d+))?/, (_, power = '1') => ` π${superscript(Number(power))}`)
    : localized(decimal, locale());
};

const fractionOf = (unit: Unit, { factor }: UnitExplanation): string | undefined => {
  const { base } = unit.quantity!;
  return factor === undefined || unit.id === base.id
    ? undefined
    : `${measure(1, unit)} = ${withSymbol(writtenFraction(factor), symbolOr(unitIndex.byId(base.id)!))}`;
};

const Exactness = ({ unit, explanation }: { readonly unit: Unit; readonly explanation: UnitExplanation }) => {
  const { statuses, uncertainty } = t().unitPage;
  const { status, relativeUncertainty } = explanation;
  const fraction = fractionOf(unit, explanation);
  return (
    <Section id="exact" title={t().howExact}>
      {fraction !== undefined && <p class="formula">{fraction}</p>}
      <p>
        {statuses[status]}
        {relativeUncertainty !== undefined && ` ${fill(uncertainty, relativeUncertainty.toPrecision(2))}`}
      </p>
    </Section>
  );
};

const Use = ({ unit }: { readonly unit: Unit }) => {
  const note = noteOf(unit);
  return (
    <Section id="use" title={t().unitPage.usedBy}>
      <p>{paragraph([t().unitPage.ranks[rankOf(unit)], ...(note === undefined ? [] : [note])])}</p>
    </Section>
  );
};

const Confused = ({ unit }: { readonly unit: Unit }) => {
  const others = mistakenFor(unit).filter(isNamed);
  if (others.length === 0) return null;
  return (
    <Section id="confused" title={t().unitPage.confused}>
      <Links
        links={others.map((other) => ({
          href: explained(other)?.page ?? `/${other.quantity!.id}/`,
          name: fill(
            messages().labelled,
            nameFor(1, other),
            (other.quantity === unit.quantity ? inOther(unit, other) : undefined) ?? quantityName(other.quantity!),
          ),
        }))}
      />
    </Section>
  );
};

const Body = ({ unit }: UnitPage) => {
  const explanation = explanationOf(unit);
  const partner = partnerOf(unit);
  const rows = partner ? commonValues(unit, partner).slice(0, mostRows) : [];
  const quantity = quantityPages().find((one) => one.quantity === unit.quantity)!;
  const steps = definitionsOf([unit]);
  return (
    <>
      <h1>{t().unitPage.title(explainedName(unit))}</h1>
      <p class="lead">{summaryOf(unit)}</p>
      <div class="two">
        <Section id="definition" title={t().exactDefinition}>
          {steps.length > 0 ? (
            <Definitions steps={steps} />
          ) : (
            <p>
              <Document source={sourceOf(detailsOf(unit.entry!.id).source)} />
            </p>
          )}
        </Section>
        <Exactness unit={unit} explanation={explanation} />
      </div>
      <Use unit={unit} />
      <Confused unit={unit} />
      {partner && rows.length > 0 && (
        <Section id="table" title={unitsName(unit, partner)}>
          <ValueTable caption={unitsName(unit, partner)} heads={[symbolOr(unit), symbolOr(partner)]} rows={rows} />
        </Section>
      )}
      <Section id="more" title={t().otherConversions}>
        <Links
          links={[
            ...pairs()
              .filter(({ from }) => from === unit)
              .map((pair) => ({ href: pair.page, name: pairName(pair) })),
            { href: quantity.page, name: t().allUnitsOf(quantityName(quantity.quantity)) },
            { href: `${quantity.page}sources/`, name: t().sources },
          ]}
        />
      </Section>
    </>
  );
};

/** Returns the page that explains a unit. */
export const unitPage = (entry: UnitPage): Page => {
  const { unit, page } = entry;
  const name = explainedName(unit);
  const title = t().unitPage.title(name);
  const description = summaryOf(unit);
  return {
    path: page,
    title,
    headTitle: title,
    description,
    crumbs: [
      { name: t().allTools, path: '/tools/' },
      { name: quantityName(unit.quantity!), path: `/${unit.quantity!.id}/` },
    ],
    facts: [term({ name, description, page })],
    borrowsFrom: `/${unit.quantity!.id}/`,
    body: () => <Body {...entry} />,
  };
};
