import { Converter, directionOf, loadWords } from '@units/ui';
import { render } from 'preact';
import '@units/ui/tokens.css';
import '@units/ui/parts.css';
import './widget.css';
import { accentProperties } from './accent.ts';
import { Frame } from './frame.ts';
import { pageOf } from './page.ts';
import { readSettings, type Settings } from './settings.ts';

const dress = (root: HTMLElement, { theme, accent, locale }: Settings, language: string): void => {
  root.lang = language;
  root.dir = directionOf(locale);
  if (theme) root.dataset['theme'] = theme;
  if (!accent) return;
  for (const [name, value] of Object.entries(accentProperties(accent))) root.style.setProperty(name, value);
};

const start = async (main: HTMLElement): Promise<void> => {
  const settings = readSettings(location.search, navigator.language);
  const { words, language } = await loadWords(settings.locale);
  dress(document.documentElement, settings, language);
  document.title = words.title;
  const frame = new Frame();
  const { start: asked, offers, locale, compact } = settings;
  render(
    <>
      <h1 class="unseen">{words.title}</h1>
      <Converter
        id="converter"
        start={asked}
        offers={offers}
        locale={locale}
        words={words}
        compact={compact}
        pageOf={pageOf}
        onChange={frame.change}
        listen={frame.listen}
      />
    </>,
    main,
  );
  // For those who measure how long a reader waits.
  performance.mark('converted');
  frame.follow(main);
};

await start(document.querySelector('main')!);
