import {
  atomicWeightsSource,
  capitalized,
  substancePages,
  unitIndex,
  type SubstancePage,
  type SubstanceRecord,
} from '@units/engine/internal';
import { conversion } from '@units/engine/tools';
import { withState } from '../content/address.ts';
import { roundValues, type Row } from '../content/common-values.ts';
import { application } from '../layout/facts.ts';
import { fill, symbolIn } from '@units/ui';
import { substanceName } from '../content/materials.ts';
import { noteIn } from '../content/notes.ts';
import { Link } from '../layout/link.tsx';
import { locale, messages } from '../language.ts';
import { counted, t } from '../messages/all.ts';
import { equals, readable, withSymbol } from '../numbers.ts';
import { cardFor } from '../islands/converter-card.tsx';
import { ReadingCard } from '../islands/reading-card.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { Document, Links, Section, ValueTable } from './sections.tsx';

/** Identifiers of laboratory units, which a page's unit picker offers. */
const masses = [
  'milligram-per-deciliter',
  'gram-per-deciliter',
  'microgram-per-deciliter',
  'nanogram-per-deciliter',
  'gram-per-liter',
  'milligram-per-liter',
  'microgram-per-liter',
  'microgram-per-milliliter',
  'nanogram-per-milliliter',
  'picogram-per-milliliter',
];
const amounts = [
  'mole-per-liter',
  'millimole-per-liter',
  'micromole-per-liter',
  'nanomole-per-liter',
  'picomole-per-liter',
];

/** Returns the identifier of a laboratory unit by its symbol. */
const idOf = (symbol: string): string => {
  const [top = '', bottom = ''] = symbol.split('/');
  const words: Readonly<Record<string, string>> = {
    g: 'gram',
    mg: 'milligram',
    μg: 'microgram',
    ng: 'nanogram',
    pg: 'picogram',
    mol: 'mole',
    mmol: 'millimole',
    μmol: 'micromole',
    nmol: 'nanomole',
    pmol: 'picomole',
    L: 'liter',
    dL: 'deciliter',
    mL: 'milliliter',
  };
  return `${words[top]}-per-${words[bottom]}`;
};

/**
 * Returns a laboratory unit as the language of the page writes it: `mg/dl` in German. Some languages have a small letter
 * for deciliters only, and a page has one for all.
 */
const written = (symbol: string): string => {
  const own = symbolIn(unitIndex.byId(idOf(symbol))!, locale());
  const shown = own.toLowerCase() === symbol.toLowerCase() ? own : symbol;
  return symbolIn(unitIndex.byId('deciliter')!, locale()) === 'dl' ? shown.replace('L', 'l') : shown;
};

const inUnit = ({ id }: SubstanceRecord, value: number, from: string, to: string): number =>
  conversion({ value, from, to, substance: id }).result;

/** Returns table rows over the usual concentrations of a substance. `met` has the range in the mass unit. */
const rowsOf = ({ substance, met }: SubstancePage, from: string, to: string): readonly Row[] => {
  const [lowest, highest] = met.map((end) => inUnit(substance, end, substance.units[0], from));
  return roundValues(lowest!, highest!).map((value) => ({ value, result: inUnit(substance, value, from, to) }));
};

const factorOf = (substance: SubstanceRecord): number => inUnit(substance, 1, ...substance.units);

const inWords = (substance: SubstanceRecord): string => {
  const [mass, amount] = substance.units;
  const factor = factorOf(substance);
  return fill(
    messages().labelled,
    capitalized(substanceName(substance)),
    `${withSymbol(readable(1), written(mass))} ${equals(factor)} ${withSymbol(readable(factor), written(amount))}`,
  );
};

/** Returns a formula as chemists write it: `C₆H₁₂O₆`. */
const withSubscripts = (formula: string): string =>
  formula.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit)));

const MolarMass = ({ substance }: { readonly substance: SubstanceRecord }) => {
  const { gramsPerMole, uncertainty, formula } = substance.molarMass;
  return (
    <Section id="molar-mass" title={t().substances.whereFrom}>
      {formula === undefined || uncertainty === undefined ? (
        <p>{fill(t().substances.byConvention, readable(gramsPerMole))}</p>
      ) : (
        <>
          <p>
            {fill(t().substances.molarMass, withSubscripts(formula), readable(gramsPerMole), readable(uncertainty))}
          </p>
          <p>
            <Document source={atomicWeightsSource} />
          </p>
        </>
      )}
      {substance.note !== undefined && <p>{noteIn(substance.note)}</p>}
      {substance.charge !== undefined && <p>{counted(t().substances.charges, substance.charge)}</p>}
      <p>{t().substances.advice}</p>
    </Section>
  );
};

const near = 8;

const titleOf = (substance: SubstanceRecord): string =>
  fill(t().substances.pageTitle, capitalized(substanceName(substance)), ...substance.units.map(written));

const descriptionOf = (substance: SubstanceRecord): string =>
  fill(t().substances.pageDescription, substanceName(substance), ...substance.units.map(written));

const Body = ({ entry, state }: { readonly entry: SubstancePage; readonly state: State }) => {
  const { substance } = entry;
  const [mass, amount] = substance.units;
  const [massUnit, amountUnit] = [written(mass), written(amount)];
  const name = capitalized(substanceName(substance));
  const all = substancePages();
  const at = Math.min(Math.max(all.indexOf(entry) - near / 2, 0), all.length - near - 1);
  const [from, to] = [idOf(mass), idOf(amount)];
  const rows = rowsOf(entry, mass, amount);
  // People mostly look up values near the low end
  const start = rows[Math.floor(rows.length / 4)]!.value;
  return (
    <>
      <h1>{titleOf(substance)}</h1>
      <p class="lead">{inWords(substance)}</p>
      <Island
        of={ReadingCard}
        props={cardFor(
          {
            units: [...masses, ...amounts],
            molarMass: String(substance.molarMass.gramsPerMole),
            from,
            to,
            value: String(start),
          },
          state,
        )}
      />
      <Section id="table" title={fill(t().substances.tableTitle, massUnit, amountUnit)}>
        <div class="two">
          <ValueTable
            caption={fill(t().substances.table, name, massUnit, amountUnit)}
            heads={[massUnit, amountUnit]}
            rows={rows}
          />
          <ValueTable
            caption={fill(t().substances.table, name, amountUnit, massUnit)}
            heads={[amountUnit, massUnit]}
            rows={rowsOf(entry, amount, mass)}
          />
        </div>
      </Section>
      <MolarMass substance={substance} />
      <Section id="more" title={t().substances.others}>
        <Links
          links={[
            ...all
              .slice(at, at + near + 1)
              .filter((other) => other !== entry)
              .map(({ page, substance: other }) => ({ href: page, name: capitalized(substanceName(other)) })),
            { href: substancesPath, name: t().substances.all },
            {
              href: withState('/tools/convert/', { value: start, from: mass, to: amount, substance: substance.id }),
              name: t().substances.anyUnit,
            },
          ]}
        />
      </Section>
    </>
  );
};

const substancesPath = '/substances/';

/** Returns the page of a laboratory substance: mass to amount of substance and back. */
export const substancePage = (entry: SubstancePage): Page => ({
  path: entry.page,
  title: titleOf(entry.substance),
  description: capitalized(descriptionOf(entry.substance)),
  crumbs: [{ name: t().substances.crumb, path: substancesPath }],
  facts: [
    application({ page: entry.page, name: titleOf(entry.substance), description: descriptionOf(entry.substance) }),
  ],
  borrowsFrom: substancesPath,
  script: 'units',
  isRead: true,
  isAsked: true,
  body: (state) => <Body entry={entry} state={state} />,
});

/** Returns the page that lists every substance with a page. */
export const substancesPage = (): Page => ({
  path: substancesPath,
  fact: inWords(substancePages()[0]!.substance),
  title: t().substances.title,
  description: fill(t().substances.description, String(substancePages().length)),
  crumbs: [],
  body: () => (
    <>
      <h1>{t().substances.title}</h1>
      <p class="lead">{fill(t().substances.lead, String(substancePages().length))}</p>
      <ul class="index">
        {substancePages().map(({ page, substance }) => (
          <li key={substance.id}>
            <Link to={page}>{capitalized(substanceName(substance))}</Link>
            <span>
              {written(substance.units[0])} × {readable(factorOf(substance))} = {written(substance.units[1])}
            </span>
          </li>
        ))}
      </ul>
    </>
  ),
});
