import { findConstants, type ConstantDetails } from '@units/engine/catalog';
import { withState } from '../content/address.ts';
import type { Page } from '../layout/page.ts';
import { Section } from './sections.tsx';

const path = '/constants/';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const List = ({ constants }: { readonly constants: readonly ConstantDetails[] }) => (
  <ul class="index">
    {constants.map(({ id, name, symbol, text, exact, year }) => (
      <li key={id} id={id}>
        <a href={withState('/', { q: name })}>
          {capitalized(name)}, {symbol}
        </a>
        <span>
          <code>{text}</code> {exact ? 'exact' : year}
        </span>
      </li>
    ))}
  </ul>
);

const Body = () => {
  const all = findConstants();
  const documents = new Map(all.map(({ document, url }) => [document, url]));
  return (
    <>
      <h1>Physical constants</h1>
      <p class="lead">
        {all.length} constants with their standard uncertainties: those that are exact by definition, and those that
        CODATA recommends since 2022.
      </p>
      <Section id="exact" title="Exact">
        <List constants={all.filter(({ exact }) => exact)} />
      </Section>
      <Section id="measured" title="Measured">
        <List constants={all.filter(({ exact }) => !exact)} />
      </Section>
      <Section id="notation" title="What does (44) mean?">
        <p>
          Digits in parentheses are the standard uncertainty in the last digits of the number: 11.02(44) lb means (11.02
          ± 0.44) lb. A standard uncertainty is one standard deviation, so about two measurements in three lie within
          it.
        </p>
        <p>
          Write your own measurements the same way,{' '}
          <a href={withState('/', { q: '5.0(2) kg in lb' })}>5.0(2) kg in lb</a> or{' '}
          <a href={withState('/', { q: '5.0 kg ± 4 % in lb' })}>5.0 kg ± 4 % in lb</a>, and use constants by name or
          symbol: <a href={withState('/', { q: 'h c / (500 nm) in eV' })}>h c / (500 nm) in eV</a>.
        </p>
      </Section>
      <Section id="sources" title="Sources">
        <ul class="documents">
          {[...documents].map(([title, url]) => (
            <li key={title}>{url === undefined ? title : <a href={url}>{title}</a>}</li>
          ))}
        </ul>
        <p>
          As JSON and CSV: <a href="/docs/">the API</a> lists them at <code>/constants</code>.
        </p>
      </Section>
    </>
  );
};

/** The page of the physical constants. */
export const constantsPage: Page = {
  path,
  title: 'Physical constants',
  description: 'Values, standard uncertainties and sources of the physical constants by CODATA 2022 and the SI.',
  crumbs: [],
  body: () => <Body />,
};
