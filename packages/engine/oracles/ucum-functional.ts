// Records the cases of UCUM's functional tests: `node oracles/ucum-functional.ts UcumFunctionalTests.xml` in
// packages/engine. The file is from FHIR/Ucum-java (src/test/resources), copyright 2008-2009 Grahame Grieve and
// contributors, Eclipse Public License 1.0. Cases of display names are skipped, because our names differ.
import { readFileSync, writeFileSync } from 'node:fs';

const xml = readFileSync(process.argv[2]!, 'utf8').replace(/<!--[\s\S]*?-->/g, '');

const textOf = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Returns the attributes of every case in a section. */
const casesOf = (section: string): Record<string, string>[] => {
  const inner = new RegExp(`<${section}>([\\s\\S]*?)</${section}>`).exec(xml)![1]!;
  return Array.from(inner.matchAll(/<case\s([^>]*?)\/>/g), ([, attributes]) =>
    Object.fromEntries(
      Array.from(attributes!.matchAll(/(\w+)="([^"]*)"/g), ([, key, value]) => [key!, textOf(value!)]),
    ),
  );
};

const lines = (rows: readonly unknown[]): string => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
const validation = casesOf('validation').map(({ id, unit, valid }) => [id, unit, valid === 'true']);
const conversion = casesOf('conversion').map(({ id, value, srcUnit, dstUnit, outcome }) => [
  id,
  value,
  srcUnit,
  dstUnit,
  outcome,
]);
const products = [
  ...casesOf('multiplication').map(({ id, v1, u1, v2, u2, vRes, uRes }) => [id, v1, `(${u1}).(${u2})`, v2, uRes, vRes]),
  ...casesOf('division').map(({ id, v1, u1, v2, u2, vRes, uRes }) => [id, v1, `(${u1})/(${u2})`, v2, uRes, vRes]),
];
writeFileSync(
  new URL('../fixtures/ucum-functional.json', import.meta.url),
  `{
  "source": "UcumFunctionalTests.xml, FHIR/Ucum-java, 3 February 2021; copyright 2008-2009 Grahame Grieve and contributors, Eclipse Public License 1.0",
  "validation": [\n${lines(validation)}\n  ],
  "conversion": [\n${lines(conversion)}\n  ],
  "products": [\n${lines(products)}\n  ]
}\n`,
);
console.log(`${validation.length} validations, ${conversion.length} conversions, ${products.length} products.`);
