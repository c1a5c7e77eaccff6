import { directionOf, setInternational, type Words } from '@units/ui';
import * as international from '@units/ui/international';
import { loading } from '@units/ui/loading';
import { selectContent } from '@units/ui/select-content';
import { render } from 'preact';
import { readView } from './first-view.ts';
import { Frame } from './frame.ts';
import { loadAll } from './load.ts';
import { Sending } from './sending.tsx';
import { readSettings, type Settings } from './settings.ts';
import { keepUse } from './use.ts';
import { Widget } from './widget.tsx';

/** Gives a page that no server has written the look and the language of its address. */
const applySettings = async ({ theme, accent, locale }: Settings, words: Words, language: string): Promise<void> => {
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionOf(locale);
  document.title = words.title;
  if (theme) root.dataset['theme'] = theme;
  if (!accent) return;
  const { accentProperties } = await import('./accent.ts');
  for (const [name, value] of Object.entries(accentProperties(accent))) root.style.setProperty(name, value);
};

const run = async (main: HTMLElement): Promise<void> => {
  const settings = readSettings(location.search, navigator.language);
  const { locale, asked } = settings;
  const written = readView(document, locale);
  const loaded = written ? undefined : await loadAll(locale);
  await loaded?.reader.loadUncertain(asked.value ?? '');
  const view = written?.view ?? loaded!.reader.readView(settings, loaded!.words);
  // Outside a frame, the widget sends no messages.
  const frame = parent === window ? undefined : new Frame();
  const isServed = main.querySelector('form') !== null;
  if (!isServed) {
    await applySettings(settings, loaded!.words, loaded!.language);
    // Remove the placeholder of the static page
    main.replaceChildren();
  }
  const goOn = keepUse(main);
  const draw = (words: Words): void =>
    render(
      <Widget settings={settings} view={view} words={words} frame={frame} reader={loaded?.reader} load={loadForUse}>
        {isServed && <Sending settings={settings} words={words} />}
      </Widget>,
      main,
    );
  /** Loads the reader for a waiting user: if it is late or fails, the widget shows its button. */
  const loadForUse = async () => {
    const { reader, words } = await loading('reader', loadAll(locale));
    draw(words);
    return reader;
  };
  draw(written?.words ?? loaded!.words);
  document.documentElement.dataset['scripts'] = '';
  goOn();
  // Allows measuring how long a reader waits.
  performance.mark('converted');
  frame?.follow(main);
};

setInternational(international);
selectContent(document, '.number input');
void run(document.querySelector('main')!);
