import {
  atomicWeightsSource,
  capitalized,
  substancePages,
  type SubstancePage,
  type SubstanceRecord,
} from '@units/engine/pages';
import { conversion } from '@units/engine/tools';
import { withState } from '../content/address.ts';
import type { Row } from '../content/common-values.ts';
import { application } from '../layout/facts.ts';
import { readable } from '../numbers.ts';
import { cardFor, ConverterCard } from '../islands/converter-card.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { Document, Links, Section, ValueTable } from './sections.tsx';

/** The units of laboratories, by identifier: what the picker of a page offers. */
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

/** Identifiers of the two units that laboratories use, by their symbols. */
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

/** What the converter of a page begins with. */
const start = 100;

const valuesOf = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];

const rowsOf = ({ id }: SubstanceRecord, from: string, to: string): readonly Row[] =>
  valuesOf.map((value) => ({ value, result: conversion({ value, from, to, substance: id }).result }));

const factorOf = ({ id, units: [from, to] }: SubstanceRecord): number =>
  conversion({ value: 1, from, to, substance: id }).result;

const inWords = (substance: SubstanceRecord): string => {
  const { name, units } = substance;
  return `${name} in ${units[0]} times ${readable(factorOf(substance))} is ${name} in ${units[1]}`;
};

const MolarMass = ({ substance }: { readonly substance: SubstanceRecord }) => {
  const { gramsPerMole, uncertainty, formula } = substance.molarMass;
  return (
    <Section id="molar-mass" title="Where the factor comes from">
      {formula === undefined || uncertainty === undefined ? (
        <p>
          Reckoned with {readable(gramsPerMole)} g/mol, the molar mass that laboratories use. Chains of the protein
          differ from one another, so no formula gives it.
        </p>
      ) : (
        <p>
          A mole of {formula} weighs {readable(gramsPerMole)} g by the <Document source={atomicWeightsSource} />. Of
          normal material none is further from it than {readable(uncertainty)} g.
        </p>
      )}
      {substance.note !== undefined && <p>{capitalized(substance.note)}.</p>}
      {substance.charge !== undefined && (
        <p>
          Its ion carries {substance.charge === 1 ? 'one charge' : `${substance.charge} charges`}, and a mole of it is{' '}
          {substance.charge === 1 ? 'one equivalent' : `${substance.charge} equivalents`}.
        </p>
      )}
      <p>
        This page informs and does not advise. Ranges and methods differ between laboratories: ask the one that
        measured.
      </p>
    </Section>
  );
};

const near = 8;

const Body = ({ entry, state }: { readonly entry: SubstancePage; readonly state: State }) => {
  const { substance, name } = entry;
  const [mass, amount] = substance.units;
  const all = substancePages();
  const at = Math.min(Math.max(all.indexOf(entry) - near / 2, 0), all.length - near - 1);
  const [from, to] = [idOf(mass), idOf(amount)];
  return (
    <>
      <h1>{name}</h1>
      <p class="lead">{inWords(substance)}.</p>
      <Island
        of={ConverterCard}
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
      <Section id="table" title={`${mass} and ${amount}`}>
        <div class="two">
          <ValueTable
            caption={`${substance.name}: ${mass} in ${amount}`}
            heads={[mass, amount]}
            rows={rowsOf(substance, mass, amount)}
          />
          <ValueTable
            caption={`${substance.name}: ${amount} in ${mass}`}
            heads={[amount, mass]}
            rows={rowsOf(substance, amount, mass)}
          />
        </div>
      </Section>
      <MolarMass substance={substance} />
      <Section id="more" title="Other substances">
        <Links
          links={[
            ...all
              .slice(at, at + near + 1)
              .filter((other) => other !== entry)
              .map(({ page, substance: { name: other } }) => ({ href: page, name: other })),
            { href: substancesPath, name: 'All substances' },
            {
              href: withState('/tools/convert/', { value: start, from: mass, to: amount, substance: substance.id }),
              name: 'In any other unit',
            },
          ]}
        />
      </Section>
    </>
  );
};

const substancesPath = '/substances/';

/** The page of a substance that laboratories measure: its mass in its amount and back. */
export const substancePage = (entry: SubstancePage): Page => ({
  path: entry.page,
  title: entry.name,
  description: `${entry.description} With the molar mass, its source and its uncertainty.`,
  crumbs: [{ name: 'Substances', path: substancesPath }],
  facts: [application(entry)],
  borrowsFrom: substancesPath,
  script: 'units',
  isAsked: true,
  body: (state) => <Body entry={entry} state={state} />,
});

/** Every substance that has a page. */
export const substancesPage = (): Page => ({
  path: substancesPath,
  fact: inWords(substancePages()[0]!.substance),
  title: 'mg/dL to mmol/L, by substance',
  description: `Converts ${substancePages().length} blood values between mass and amount of substance, each by its molar mass with the source.`,
  crumbs: [],
  body: () => (
    <>
      <h1>mg/dL to mmol/L, by substance</h1>
      <p class="lead">
        One laboratory weighs, another counts molecules: what lies between them is the molar mass of the substance. Here
        are {substancePages().length} that people look up. The pages inform and do not advise.
      </p>
      <ul class="index">
        {substancePages().map(({ page, substance }) => (
          <li key={substance.id}>
            <a href={page}>{substance.name}</a>
            <span>
              {substance.units[0]} × {readable(factorOf(substance))} = {substance.units[1]}
            </span>
          </li>
        ))}
      </ul>
    </>
  ),
});
