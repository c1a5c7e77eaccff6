import { createRequire } from 'node:module';
import { convert } from '@units/engine';
import { Resvg } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);
const fonts = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) => require.resolve(`dejavu-fonts-ttf/ttf/${name}`));

const width = 1200;
const height = 630;

const ink = '#eceef0';
const soft = '#a6adb8';
const accent = '#7db7ff';

/** The long and short lines of a ruler along the lower edge. */
const ruler = Array.from({ length: 49 }, (_, i) => {
  const length = i % 8 === 0 ? 64 : i % 4 === 0 ? 44 : 28;
  return `<path d="M${24 + i * 24} ${height}v-${length}" stroke="${accent}" stroke-width="4"/>`;
}).join('');

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans">
<rect width="${width}" height="${height}" fill="#121417"/>
<text x="80" y="120" font-size="40" font-weight="700" fill="${accent}">Units</text>
<text x="80" y="270" font-size="82" font-weight="700" fill="${ink}">Convert anything,</text>
<text x="80" y="368" font-size="82" font-weight="700" fill="${ink}">exactly</text>
<text x="80" y="470" font-size="42" fill="${soft}">1 mi = ${convert(1, 'mi', 'km')} km</text>
${ruler}
</svg>`;

/** The picture that stands beside a link to a page where it is shared. */
export const ogImage = (): Uint8Array =>
  new Resvg(picture, { font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' } })
    .render()
    .asPng();
