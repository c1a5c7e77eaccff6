import { Converter, directionOf, loadWords } from '@units/ui';
import { render } from 'preact';
import '@units/ui/tokens.css';
import '@units/ui/parts.css';
import './widget.css';
import { firstView } from './first-view.ts';
import type { Frame } from './frame.ts';
import { pageOf } from './page.ts';
import { readSettings, type Settings } from './settings.ts';

/** On a page of its own the widget talks to nobody. */
const findFrame = async (): Promise<Frame | undefined> =>
  parent === window ? undefined : new (await import('./frame.ts')).Frame();

const load = () => import('./reader.ts');

const dress = async (root: HTMLElement, { theme, accent, locale }: Settings, language: string): Promise<void> => {
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
  await dress(document.documentElement, settings, language);
  document.title = words.title;
  const frame = findFrame();
  const { locale, compact } = settings;
  const { offers, start } = view ?? reader!.readView(settings, words);
  render(
    [
      <h1 class="unseen">{words.title}</h1>,
      <Converter
        id="converter"
        start={start}
        offers={offers}
        locale={locale}
        words={words}
        compact={compact}
        pageOf={pageOf}
        onChange={(shown) => void frame.then((line) => line?.change(shown))}
        listen={(show) => void frame.then((line) => line?.listen(show))}
        load={load}
        reader={reader}
      />,
    ],
    main,
  );
  // For those who measure how long a reader waits.
  performance.mark('converted');
  (await frame)?.follow(main);
};

void run(document.querySelector('main')!);
