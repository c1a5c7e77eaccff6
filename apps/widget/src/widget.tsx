import { Converter, type Words } from '@units/ui';
import type { ComponentChildren } from 'preact';
import type { View } from './first-view.ts';
import type { Frame } from './frame.ts';
import { stay } from '@units/ui/loading';
import type { load } from './load.ts';
import { pageOf } from './page.ts';
import type { Settings } from './settings.ts';

type Reader = Awaited<ReturnType<typeof load>>;

interface WidgetProps {
  readonly settings: Settings;
  readonly view: View;
  readonly words: Words;
  /** The page around the frame. Undefined on a server and outside a frame. */
  readonly frame?: Frame | undefined;
  /** Reads all spellings, if it is loaded from the start. */
  readonly reader?: Reader | undefined;
  readonly load: () => Promise<Reader>;
  /** The content below the converter. */
  readonly children?: ComponentChildren;
}

/**
 * The whole page. It is a form that submits to its own address, so that the server answers readers without scripts, and
 * readers who submit before the scripts run.
 */
export const Widget = ({ settings, view, words, frame, reader, load: loadReader, children }: WidgetProps) => (
  <form method="get" action="./" onSubmit={stay}>
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
      load={loadReader}
      reader={reader}
    />
    {children}
  </form>
);
