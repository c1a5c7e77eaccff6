import { ask } from '@units/engine/ask';
import { findConstants, type ConstantDetails } from '@units/engine/catalog';
import { withState } from '../content/address.ts';
import type { Page } from '../layout/page.ts';
import { Section } from './sections.tsx';

const path = '/constants/';

const concise = '5.0(2) kg in lb';
const inPercent = '5.0 kg ± 4 % in lb';
const ofConstants = 'h c / (500 nm) in eV';

const Question = ({ asked }: { readonly asked: string }) => <a href={withState('/', { q: asked })}>{asked}</a>;

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
        {all.length} constants: exact ones of the SI, and measured ones with their standard uncertainties from CODATA.
      </p>
      <Section id="exact" title="Exact">
        <List constants={all.filter(({ exact }) => exact)} />
      </Section>
      <Section id="measured" title="Measured">
        <List constants={all.filter(({ exact }) => !exact)} />
      </Section>
      <Section id="notation" title="Digits in parentheses">
        <p>
          Digits in parentheses are the standard uncertainty in the last digits of the number:{' '}
          <code>{ask(concise).text}</code> is the same as <code>{ask(inPercent).text}</code>. A standard uncertainty is
          one standard deviation, so about two measurements in three lie within it.
        </p>
        <p>
          Write your own measurements the same way, <Question asked={concise} /> or <Question asked={inPercent} />, and
          use constants by name or symbol: <Question asked={ofConstants} />.
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
