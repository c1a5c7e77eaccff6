import { expect, test } from 'vitest';
import { analytes } from '../../analytes.ts';
import { exactConstants, measuredConstants } from '../../constants.ts';
import { ingredients } from '../../ingredients.ts';
import { materials as ar } from './ar.ts';
import { materials as de } from './de.ts';
import { materials as es } from './es.ts';
import { materials as fr } from './fr.ts';
import { materials as hi } from './hi.ts';
import { materials as ja } from './ja.ts';
import { materials as pt } from './pt.ts';

const tables = Object.entries({ ar, de, es, fr, hi, ja, pt });

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id).toSorted();

test.each(tables)('%s names every ingredient, substance and constant', (_, { ingredients: named, substances, constants }) => {
  expect(Object.keys(named).toSorted()).toEqual(ids(ingredients));
  expect(Object.keys(substances).toSorted()).toEqual(ids(analytes));
  expect(Object.keys(constants).toSorted()).toEqual(ids([...exactConstants, ...measuredConstants]));
});

test.each(tables)('%s gives each name to one ingredient, substance or constant only', (_, table) => {
  for (const names of Object.values(table)) {
    const all = Object.values(names as Readonly<Record<string, string>>).flatMap((text) => text.toLowerCase().split('|'));
    expect(all.filter((name, i) => name.trim() !== name || name === '' || all.indexOf(name) !== i)).toEqual([]);
  }
});
