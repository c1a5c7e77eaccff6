import { directionOf, loadWords } from '@units/ui';
import { selectContent } from '@units/ui/select-content';
import { render } from 'preact';
import { firstView } from './first-view.ts';
import { Frame } from './frame.ts';
import { load } from './load.ts';
import { Sending } from './sending.tsx';
import { readSettings, type Settings } from './settings.ts';
import { keepUse } from './use.ts';
import { Widget } from './widget.tsx';

const applyLook = async (root: HTMLElement, { theme, accent, locale }: Settings, language: string): Promise<void> => {
  root.lang = language;
  root.dir = directionOf(locale);
  if (theme) root.dataset['theme'] = theme;
  if (!accent) return;
  const { accentProperties } = await import('./accent.ts');
  for (const [name, value] of Object.entries(accentProperties(accent))) root.style.setProperty(name, value);
};

const run = async (main: HTMLElement): Promise<void> => {
  const settings = readSettings(location.search, navigator.language);
  const { words, language } = await loadWords(settings.locale);
  const view = firstView(settings);
  const reader = view ? undefined : await load();
  await reader?.loadUncertain(settings.asked.value ?? '');
  const root = document.documentElement;
  await applyLook(root, settings, language);
  document.title = words.title;
  // Outside a frame, the widget sends no messages.
  const frame = parent === window ? undefined : new Frame();
  const shown = view ?? reader!.readView(settings, words);
  const goOn = keepUse(main);
  // Keep the markup of a server, and remove the placeholder of the static page.
  const isServed = main.querySelector('form') !== null;
  if (!isServed) main.replaceChildren();
  render(
    <Widget settings={settings} view={shown} words={words} frame={frame} reader={reader}>
      {isServed && <Sending settings={settings} words={words} />}
    </Widget>,
    main,
  );
  root.dataset['scripts'] = '';
  goOn();
  // Allows measuring how long a reader waits.
  performance.mark('converted');
  frame?.follow(main);
};

selectContent(document, '.number input');
void run(document.querySelector('main')!);
