import { sheet, type SheetLine } from '@units/engine/sheet';
import { UnitsError } from '@units/engine/internal';
import { SheetPad } from '../islands/sheet-pad.tsx';
import { Island } from '../layout/island.tsx';
import { Linked } from '../layout/link.tsx';
import type { Page, State } from '../layout/page.ts';
import { readingLocale } from '../language.ts';
import { t } from '../messages/all.ts';
import { Section } from './sections.tsx';

/** Returns the answers of the lines, or none if the text has more lines than a sheet allows. */
const answersTo = (text: string): readonly SheetLine[] => {
  try {
    return sheet(text, { locale: readingLocale() }).lines;
  } catch (error) {
    if (error instanceof UnitsError) return [];
    throw error;
  }
};

const Body = ({ text: sent = t().sheetPage.example.join('\n') }: State) => {
  const { title, lead, how, ways, pad, asData } = t().sheetPage;
  // A form submits line breaks as CRLF
  const text = sent.replaceAll('\r\n', '\n');
  const lines = answersTo(text);
  return (
    <>
      <h1>{title}</h1>
      <p class="lead">{lead}</p>
      <Island of={SheetPad} props={{ texts: pad, text, sheet: { lines } }} />
      <Section id="how" title={how}>
        <dl class="ways">
          {ways.map(([example, meaning]) => (
            <div key={example}>
              <dt>
                <code>{example}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Linked text={asData} to={['/docs/']} />
        </p>
      </Section>
    </>
  );
};

/** Returns the page that answers a text line by line. */
export const sheetPage = (): Page => ({
  path: '/sheet/',
  title: t().sheetPage.title,
  description: t().sheetPage.description,
  crumbs: [],
  script: 'sheet',
  isAsked: true,
  body: (state) => <Body {...state} />,
});
