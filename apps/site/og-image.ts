import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { siteName } from './src/layout/page.ts';

const require = createRequire(import.meta.url);
const fonts = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) => require.resolve(`dejavu-fonts-ttf/ttf/${name}`));

const width = 1200;
const height = 630;
const margin = 80;

const ink = '#eceef0';
const soft = '#a6adb8';
const accent = '#7db7ff';

/** Font sizes of a title, largest first, with the characters that fit into a line and the number of lines that fit. */
const sizes = [
  { size: 82, room: 20, most: 2 },
  { size: 62, room: 27, most: 3 },
  { size: 46, room: 37, most: 4 },
] as const;

const linesOf = (text: string, room: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const titleOf = (text: string): string => {
  const fitting = sizes.find(({ room, most }) => linesOf(text, room).length <= most) ?? sizes.at(-1)!;
  const { size, room } = fitting;
  return linesOf(text, room)
    .map(
      (line, i) =>
        `<text x="${margin}" y="${190 + size + i * size * 1.2}" font-size="${size}" font-weight="700" fill="${ink}">${escaped(line)}</text>`,
    )
    .join('\n');
};

const factSize = (text: string): number => Math.min(42, Math.floor((width - 2 * margin) / (text.length * 0.62)));

/** The long and short lines of a ruler along the lower edge. */
const ruler = Array.from({ length: 49 }, (_, i) => {
  const length = i % 8 === 0 ? 64 : i % 4 === 0 ? 44 : 28;
  return `<path d="M${24 + i * 24} ${height}v-${length}" stroke="${accent}" stroke-width="4"/>`;
}).join('');

const svgOf = (title: string, fact: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans">
<rect width="${width}" height="${height}" fill="#121417"/>
<text x="${margin}" y="120" font-size="40" font-weight="700" fill="${accent}">${siteName}</text>
${titleOf(title)}
<text x="${margin}" y="505" font-size="${factSize(fact)}" fill="${soft}">${escaped(fact)}</text>
${ruler}
</svg>`;

/** Returns the link preview picture of a page: its title and a fact. */
export const ogImage = async (title: string, fact: string): Promise<Uint8Array> => {
  const font = { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' };
  return (await renderAsync(svgOf(title, fact), { font })).asPng();
};
