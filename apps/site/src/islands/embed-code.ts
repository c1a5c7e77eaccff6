import { readTypedRatio } from '@units/engine/internal';
import { plainTyped } from '@units/ui';
import { locale, messages } from '../language.ts';

/** The settings of a widget, as its address and attributes name them. Empty text means the default. */
export interface Wanted {
  readonly value: string;
  readonly from: string;
  readonly to: string;
  readonly units: string;
  readonly theme: string;
  readonly accent: string;
  readonly lang: string;
  readonly compact: boolean;
  /** The width and height in pixels. */
  readonly width: string;
  readonly height: string;
}

/** Returns a typed number in program notation, because the widget may speak another language than this page. */
const plainValue = (text: string): string => {
  const exact = readTypedRatio(text, locale());
  return (exact && plainTyped(text, exact)) ?? text;
};

const settingsOf = ({
  value,
  from,
  to,
  units,
  theme,
  accent,
  lang,
  compact,
}: Wanted): readonly (readonly [string, string])[] =>
  Object.entries({
    value: plainValue(value),
    from,
    to,
    units,
    theme,
    accent,
    lang,
    compact: compact ? '1' : '',
  }).filter(([, text]) => text !== '');

/** Returns the address of the widget with the settings. */
export const addressOf = (site: string, wanted: Wanted): string =>
  `${site}/widget/?${new URLSearchParams(settingsOf(wanted).map(([name, text]) => [name, text])).toString()}`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const quoted = (text: string): string => `"${text.replace(/["&<>]/g, (sign) => escapes[sign]!)}"`;

const pixels = (text: string, otherwise: number): string => String(Number.parseInt(text, 10) || otherwise);

/** The size that shows everything without scrolling. */
const usual = { width: 360, height: 420 } as const;

/** Returns the code of an iframe. It has no inline style, because a page's policy may forbid inline styles. */
export const frameCode = (site: string, wanted: Wanted): string =>
  `<iframe src="${addressOf(site, wanted)}" title=${quoted(messages().unitConverter)} width="${pixels(wanted.width, usual.width)}" height="${pixels(wanted.height, usual.height)}" loading="lazy" frameborder="0"></iframe>`;

/**
 * The height of the element for its width, as in `apps/widget/src/embed.ts`. docs/widget.md describes it to partners.
 */
const heights = {
  full: 'clamp(271px,(568px - 100%)*999,clamp(410px,(320px - 100%)*999,428px))',
  compact: 'clamp(165px,(568px - 100%)*999,298px)',
} as const;

/**
 * Returns the code of an element that is as high as its content, with a link for as long as it is empty. The link
 * reserves the element's space until its script is loaded, so that nothing around it moves.
 */
export const elementCode = (site: string, wanted: Wanted): string => {
  const room = `display:block;height:0;padding-bottom:${wanted.compact ? heights.compact : heights.full}`;
  const attributes = settingsOf(wanted).map(([name, text]) => (name === 'compact' ? name : `${name}=${quoted(text)}`));
  return [
    `<script type="module" src="${site}/widget/embed.js"></script>`,
    `<units-converter ${attributes.join(' ')}>`,
    `  <a href=${quoted(addressOf(site, wanted))} style="${room}">${messages().unitConverter}</a>`,
    '</units-converter>',
  ].join('\n');
};
