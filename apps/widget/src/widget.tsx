import { Converter, type Words } from '@units/ui';
import type { View } from './first-view.ts';
import type { Frame } from './frame.ts';
import { load } from './load.ts';
import { pageOf } from './page.ts';
import type { Settings } from './settings.ts';

type Reader = Awaited<ReturnType<typeof load>>;

interface WidgetProps {
  readonly settings: Settings;
  readonly view: View;
  readonly words: Words;
  /** The page around the frame; undefined on a server, and where there is none. */
  readonly frame?: Frame | undefined;
  /** Reads whatever people write, where it is there from the start. */
  readonly reader?: Reader | undefined;
  /** Whether a server writes it, which also answers what is sent. */
  readonly isServed?: boolean;
}

/** What the form sends beside the fields that one sees, and the button that does so. */
const Sending = ({ settings: { others }, words }: Pick<WidgetProps, 'settings' | 'words'>) => (
  <p class="unscripted">
    {others.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" class="submit">
      {words.convert}
    </button>
  </p>
);

/**
 * All that the page shows. It is a form of its own address: whoever has no scripts, or is faster than they are, is answered by the
 * server.
 */
export const Widget = ({ settings, view, words, frame, reader, isServed = false }: WidgetProps) => (
  <form method="get" action="./" onSubmit={(event) => event.preventDefault()}>
    <h1 class="unseen">{words.title}</h1>
    <Converter
      id="converter"
      start={view.start}
      offers={view.offers}
      locale={settings.locale}
      words={words}
      compact={settings.compact}
      named
      pageOf={pageOf}
      onChange={frame?.change}
      listen={frame?.listen}
      load={load}
      reader={reader}
    />
    {isServed && <Sending settings={settings} words={words} />}
  </form>
);
