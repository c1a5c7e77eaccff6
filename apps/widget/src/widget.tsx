import { Converter, type Words } from '@units/ui';
import type { ComponentChildren } from 'preact';
import type { View } from './first-view.ts';
import type { Frame } from './frame.ts';
import { stay } from '@units/ui/loading';
import { loadForUse, type load } from './load.ts';
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
  /** The content below the converter. */
  readonly children?: ComponentChildren;
}

/**
 * The whole page. It is a form that submits to its own address, so that the server answers a reader without scripts, or before
 * they run.
 */
export const Widget = ({ settings, view, words, frame, reader, children }: WidgetProps) => (
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
      load={loadForUse}
      reader={reader}
    />
    {children}
  </form>
);
