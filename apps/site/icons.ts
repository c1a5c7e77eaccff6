import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { siteName } from './src/layout/page.ts';

const file = createRequire(import.meta.url).resolve('@units/ui/icon.svg');

/** Returns the icon with square corners and a margin, for devices that cut icons into their own shape. */
const fullBleed = (svg: string): string =>
  svg
    .replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"')
    .replace('<rect width="32" height="32" rx="7"', '<rect x="-3" y="-3" width="38" height="38"');

const png = async (svg: string, width: number): Promise<Uint8Array> =>
  (await renderAsync(svg, { fitTo: { mode: 'width', value: width } })).asPng();

/** Returns the web app manifest for a folder. */
const manifestOf = (folder: string) => ({
  name: siteName,
  short_name: siteName,
  description: 'Exact unit conversion and everyday calculators.',
  id: folder,
  start_url: folder,
  scope: folder,
  display: 'standalone',
  background_color: '#f7f7f5',
  theme_color: '#0b5fc0',
  icons: [
    { src: `${folder}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
    { src: `${folder}icon-192.png`, sizes: '192x192', type: 'image/png' },
    { src: `${folder}icon-512.png`, sizes: '512x512', type: 'image/png' },
    { src: `${folder}icon-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** Returns favicon.ico, which browsers request for responses that are not pages: a PNG in an ICO container. */
const ico = (image: Uint8Array, width: number): Uint8Array => {
  const head = Buffer.alloc(22);
  // One square image without a palette, 32 bits per pixel, right after the header
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
};

/** Returns the files that a device needs to install the site, by name: the manifest and the icon in its sizes. */
export const installable = async (folder: string): Promise<ReadonlyMap<string, string | Uint8Array>> => {
  const svg = readFileSync(file, 'utf8');
  return new Map<string, string | Uint8Array>([
    ['manifest.webmanifest', JSON.stringify(manifestOf(folder))],
    ['favicon.ico', ico(await png(svg, 32), 32)],
    ['icon-192.png', await png(svg, 192)],
    ['icon-512.png', await png(svg, 512)],
    ['icon-maskable.png', await png(fullBleed(svg), 512)],
    ['apple-touch-icon.png', await png(fullBleed(svg), 180)],
  ]);
};
