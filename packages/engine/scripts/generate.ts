// Writes all generated files of the engine: `pnpm generate`. With `--check` it writes nothing and names outdated files. Of the first words
// of the languages, each of which is read with the whole reader, it checks a share a day.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sampleOf } from '../../../scripts/sample.ts';
import { checkRows } from './check-rows.ts';
import { formatRows } from './format-rows.ts';

const mistakes = checkRows();
if (mistakes.length > 0) {
  for (const sentence of mistakes) console.error(sentence);
  process.exit(1);
}

// Modules that depend on the rows are loaded after the check
const {
  catalogueModule,
  detailsModule,
  everydayTextsModule,
  headsModule,
  ingredientsModule,
  readingsModule,
  lightCatalogueModule,
  namesModule,
  listedModule,
  quantitiesModule,
  everydayUnitsModule,
  unitsModule,
} = await import('./texts.ts');

const isCheck = process.argv.includes('--check');

const source = (file: string): URL => new URL(`../src/generated/${file}`, import.meta.url);

const stale: string[] = [];

const write = (url: URL, text: string): void => {
  if (existsSync(url) && readFileSync(url, 'utf8') === text) return;
  stale.push(url.pathname.split('/').slice(-2).join('/'));
  if (!isCheck) writeFileSync(url, text);
};

for (const [url, text] of formatRows()) write(url, text);
write(source('everyday-units.ts'), everydayUnitsModule());
write(source('units.ts'), unitsModule());
write(source('names.ts'), namesModule());
write(source('details.ts'), detailsModule());
write(source('ingredients.ts'), ingredientsModule());
write(source('ingredient-readings.ts'), readingsModule());
write(source('quantities.ts'), quantitiesModule());
write(source('heads.ts'), headsModule());
write(source('light-catalogue.ts'), lightCatalogueModule());
write(source('everyday-texts.ts'), everydayTextsModule());
write(source('listed.ts'), listedModule());
write(source('catalogue.ts'), catalogueModule());
if (stale.length === 0 || !isCheck) {
  // The following files are made with the engine itself, which reads the texts above
  const { unitNamesModule } = await import('./unit-names.ts');
  write(source('unit-names.ts'), unitNamesModule());
  const { unitDimensionsModule } = await import('./unit-dimensions.ts');
  write(source('unit-dimensions.ts'), unitDimensionsModule());
  const { everydayQuantitiesModule, everydayUnitNamesModule, unitConstantsModule } = await import('./everyday.ts');
  write(source('everyday-unit-names.ts'), everydayUnitNamesModule());
  write(source('everyday-quantities.ts'), everydayQuantitiesModule());
  write(source('unit-constants.ts'), unitConstantsModule());
  const { preferencesModule } = await import('./locales/preferences.ts');
  write(source('unit-preferences.ts'), preferencesModule());
  const { pageUnitsModule } = await import('./page-units.ts');
  write(source('page-units.ts'), pageUnitsModule());
  const { cldrConversionsModule } = await import('./cldr-conversions.ts');
  write(source('cldr-conversions.ts'), cldrConversionsModule());
  const { localeModules } = await import('./locales/modules.ts');
  for (const [file, text] of localeModules()) write(source(file), text);
  const { speechModules } = await import('./speech.ts');
  for (const [file, text] of speechModules()) write(source(file), text);
  // After the languages, whose modules it reads
  const { firstWordsModules } = await import('./first-words.ts');
  for (const [file, text] of await firstWordsModules(isCheck ? sampleOf : undefined)) write(source(file), text);
  const { page, render } = await import('./units-page.ts');
  write(page, render());
  const { errorsPage, renderErrors } = await import('./errors-page.ts');
  write(errorsPage, renderErrors());
}
if (stale.length > 0) {
  console.log(isCheck ? `Out of date: ${stale.join(', ')}. Run pnpm generate.` : `Written: ${stale.join(', ')}`);
  if (isCheck) process.exitCode = 1;
}
