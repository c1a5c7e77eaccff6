import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// Numbers on the pages come from the engine. This test finds numbers that are typed into texts for people.

const site = resolve(import.meta.dirname, '../src');
const folders = [join(site, 'content'), join(site, 'islands'), join(site, 'pages'), join(site, 'messages/en')];

/** Texts with digits that are not results. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  forms: ['{0}: “{1}” is not a number. Try 2.5 or 3 1/2.'],
  // One of a unit, a fraction of one, or an initial value
  beginnings: [
    '1 US cup of {0} weighs about {1} grams',
    '1 US cup of {0} weighs about {1} grams; sources range from {2} to {3}',
    '1 mile = {0} kilometers',
    '1/',
    '1',
    '5',
  ],
  documents: [
    '2007/45/EC',
    'Values, standard uncertainties and sources of the physical constants by CODATA 2022 and the SI.',
    'values, uncertainties and sources by CODATA 2022',
    '<0>Physical constants</0> carry their standard uncertainty, and so do measured values such as 5.0(2) kg.',
    'EU 729/2014',
    'sheet of A4 paper',
    'The full description is <0>openapi.json</0> (OpenAPI 3.0).',
    'Errors have status 400 and a sentence that says what to change.',
  ],
  names: ['miles-per-gallon-to-liters-per-100-kilometers', '/404'],
  days: ['0'],
  addresses: ['/convert?value=5&from=km&to=mi', '/search?q=km%20mi'],
  protocol: [
    'utf-8',
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
  ],
  frame: [
    '" loading="lazy" frameborder="0"></iframe>',
    'display:block;height:0;padding-bottom:',
    'clamp(271px,(568px - 100%)*999,clamp(410px,(320px - 100%)*999,428px))',
    'clamp(165px,(568px - 100%)*999,298px)',
  ],
  // The text of an example page of another site, and the bytes that a test of @units/elements checks
  elements: [
    '20',
    'Two elements show the amounts of your text in each reader’s units: 10 kB, no frame, nothing sent. Without scripts your readers see the text as you wrote it.',
    'The trail is 5 to 10 miles long and climbs 1,200 feet. Take 2 pounds of apples with you.',
  ],
  colors: ['0b5fc0'],
  fractions: ['1/2', '1/3', '2/3', '1/4', '3/4'],
  notation: ['×10'],
};

const isAllowed = (text: string): boolean => Object.values(allowed).flat().includes(text);

/** Attributes with sizes, and parts of a declaration that are input and not results. */
const notRead = new Set([
  'width',
  'height',
  'tabIndex',
  'icon',
  'viewBox',
  'd',
  'example',
  'examples',
  'ways',
  'lookUp',
  'keywords',
  'asks',
  'names',
]);

/** The numbers of standards, and a kind of hemoglobin with a number in its name. */
const standards = /hba1c|\b(?:ISO|IEC|EN|BS|DIN|ASTM|NIST|WMO)\b[- ]?[\d-]+/gi;

/** The placeholders and links of a message. */
const places = /\{\d\}|<\/?\d>/g;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Returns true for the document of a tool, with its title and address. */
const isDocument = ({ properties }: Node): boolean => {
  const keys = new Set((properties as readonly Node[]).map(({ key }) => isNode(key) && key['name']));
  return ['title', 'body', 'year'].every((key) => keys.has(key));
};

const isRead = (node: Node): boolean => {
  if (node.type === 'ImportDeclaration' || node.type === 'TSTypeAliasDeclaration') return false;
  if (node.type === 'ObjectExpression' && isDocument(node)) return false;
  const name = node['name'] ?? node['key'];
  return !(/^(?:JSXAttribute|Property)$/.test(node.type) && isNode(name) && notRead.has(String(name['name'])));
};

const textOf = (node: Node): string => {
  if (node.type === 'JSXText') return String(node['value']).trim();
  if (node.type === 'TemplateElement') return (node['value'] as { readonly raw: string }).raw;
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : '';
};

/** Returns the numbers that are written directly between tags: `{5}`. */
const bareNumbers = ({ children }: Node): readonly string[] =>
  (Array.isArray(children) ? children : [])
    .map((child: Node) => child['expression'])
    .flatMap((inner) => (isNode(inner) && typeof inner['value'] === 'number' ? [String(inner['value'])] : []));

/** Returns the texts below a node that contain digits. */
const numbersIn = (node: unknown): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap(numbersIn);
  if (!isNode(node) || !isRead(node)) return [];
  const text = textOf(node);
  return /\d/.test(text.replaceAll(standards, '').replaceAll(places, ''))
    ? [text]
    : [...bareNumbers(node), ...Object.values(node).flatMap(numbersIn)];
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));

const typed = [...folders.flatMap(filesIn), join(site, 'texts.ts')].flatMap((file) =>
  numbersIn(parseSync(file, readFileSync(file, 'utf8')).program).map((text) => ({ file, text })),
);

test('no message formats a number itself', () => {
  expect(typed.filter(({ text }) => !isAllowed(text))).toEqual([]);
});

test('what is allowed is there', () => {
  const texts = new Set(typed.map(({ text }) => text));
  expect(
    Object.values(allowed)
      .flat()
      .filter((text) => !texts.has(text)),
  ).toEqual([]);
});
