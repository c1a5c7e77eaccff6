import { superscript, unitIndex, capitalized, sourceOf } from '@units/engine/internal';
import { findConstants, type ConstantDetails } from '@units/engine/catalog';
import { fill, Icon, withMinus } from '@units/ui';
import { withState } from '../content/address.ts';
import { constantName } from '../content/materials.ts';
import { symbolOr } from '../content/measure.ts';
import { messages } from '../language.ts';
import { Link, Linked } from '../layout/link.tsx';
import type { Page } from '../layout/page.ts';
import { t } from '../messages/all.ts';
import { enumerated, inOrder, plainly, withoutDirections } from '../numbers.ts';
import { Document, Section } from './sections.tsx';

/** Returns a value with its uncertainty and the symbol of its unit: `9.1093837139(28)e-31 kg`. */
const shown = ({ text, unit: id }: ConstantDetails): string => {
  const [number = ''] = text.split(' ');
  const unit = unitIndex.byId(id) ?? unitIndex.find(id).units[0]!;
  const written = plainly(number);
  return id === 'part' ? written : `${written} ${withoutDirections(symbolOr(unit))}`;
};

/** Returns a value as people write it. The text to copy stays as programs read it. */
const forReaders = (text: string): string =>
  withMinus(text.replace(/e([+-]?\d+)/, (_, exponent: string) => `×10${superscript(Number(exponent))}`));

const Row = ({ constant }: { readonly constant: ConstantDetails }) => {
  const text = shown(constant);
  return (
    <li id={constant.id}>
      <Link to={withState('/', { q: constant.name })}>
        {enumerated([capitalized(constantName(constant)), inOrder(constant.symbol)])}
      </Link>
      <span>
        <code>{forReaders(text)}</code>
      </span>
      <button
        type="button"
        class="copy scripted"
        data-copy={text}
        data-copied={messages().copied}
        aria-label={fill(t().constantsPage.copy, text)}
      >
        <Icon name="copy" />
        <Icon name="check" />
      </button>
    </li>
  );
};

const List = ({ constants }: { readonly constants: readonly ConstantDetails[] }) => (
  <ul class="index copied">
    {constants.map((constant) => (
      <Row key={constant.id} constant={constant} />
    ))}
  </ul>
);

const Body = () => {
  const { title, lead, exact, measured, notation, notationText, ownText, examples, asData } = t().constantsPage;
  const all = findConstants();
  const documents = [...new Set(all.map(({ source }) => sourceOf(source)))];
  const [concise = '', inPercent = ''] = examples.notations;
  const questions = [...examples.notations.map((text) => fill(examples.asked, text)), examples.constants];
  return (
    <>
      <h1>{title}</h1>
      <p class="lead">{fill(lead, String(all.length))}</p>
      <Section id="exact" title={exact}>
        <List constants={all.filter((one) => one.exact)} />
      </Section>
      <Section id="measured" title={measured}>
        <List constants={all.filter((one) => !one.exact)} />
      </Section>
      <p id="copied" class="unseen" role="status" />
      <Section id="notation" title={notation}>
        <p>{fill(notationText, concise, inPercent)}</p>
        <p>
          <Linked text={fill(ownText, ...questions)} to={questions.map((q) => withState('/', { q }))} />
        </p>
      </Section>
      <Section id="sources" title={t().sources}>
        <ul class="documents">
          {documents.map((source) => (
            <li key={source.title}>
              <Document source={source} />
            </li>
          ))}
        </ul>
        <p>
          <Linked text={asData} to={['/docs/']} />
        </p>
      </Section>
    </>
  );
};

/** The page of the physical constants. */
export const constantsPage = (): Page => ({
  path: '/constants/',
  title: t().constantsPage.title,
  description: t().constantsPage.description,
  crumbs: [],
  script: 'copy',
  body: () => <Body />,
});
