import { readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';
import { sourceTrees, packageLayers, type Rooms } from './scripts/layers.ts';

type Pattern = { readonly regex: string; readonly message: string };

const restricted = (patterns: readonly Pattern[]): NonNullable<OxlintOverride['rules']> => ({
  'no-restricted-imports': ['error', { patterns: [...patterns] }],
});

const outside: Pattern = { regex: '^[^.]', message: 'The engine imports nothing from outside itself.' };
const entries = readdirSync(new URL('packages/engine/src', import.meta.url)).filter((file) => file.endsWith('.ts'));
const doors: Pattern = {
  regex: String.raw`^(\.\./)+(${entries.join('|').replaceAll('.', String.raw`\.`)})$`,
  message: 'An entry is a door of the package: nothing inside goes through it.',
};

/** Imports that the room may not have: the rooms after it in its list, types included. */
const roomsAfter = (rooms: Rooms, index: number): readonly Pattern[] => {
  const others = rooms.slice(index + 1).map(([room]) => room);
  if (others.length === 0) return [];
  return [
    {
      regex: String.raw`^(\.\./)+(${others.join('|')})/`,
      message: `${rooms.map(([room]) => room).join(' → ')}: ${rooms[index]![0]} imports none of the rooms after it.`,
    },
  ];
};

/** Imports that a package may not have: other packages but by their names, and those that its layer may not. */
const outsidePackage = ([, name, mayImport]: (typeof packageLayers)[number]): readonly Pattern[] => {
  const others = packageLayers
    .filter(([, other]) => other !== name && !mayImport.includes(other))
    .map(([, other]) => other);
  return [
    {
      regex: String.raw`^@units/(${others.join('|')})\b`,
      message:
        mayImport.length === 0
          ? `${name} imports no other package of the house.`
          : `${name} imports only ${mayImport.join(' and ')}.`,
    },
    {
      regex: String.raw`^\.\..*/((packages|apps|bench)/|(engine|api|ui|cli|widget|site)/(src|test|scripts)/)`,
      message: 'Another package is imported by its name.',
    },
  ];
};

/** The fences around the rooms of a source tree, each with that of its package. */
const roomFences = ([folder, rooms]: (typeof sourceTrees)[number]): OxlintOverride[] => {
  const layer = packageLayers.find(([path]) => folder.startsWith(`${path}/`))!;
  const ofPackage = layer[1] === 'engine' ? [outside, doors] : outsidePackage(layer);
  return rooms.map(([room], index) => ({
    files: [`${folder}/${room}/**`],
    rules: restricted([...ofPackage, ...roomsAfter(rooms, index)]),
  }));
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['**/dist/**'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],

    // What the compiler already says (noImplicitReturns), and what is good style here.
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'eslint/no-await-in-loop': 'off',
    'import/no-named-as-default': 'off',
    'import/no-unassigned-import': 'off',
    'oxc/no-map-spread': 'off',
    'promise/no-callback-in-promise': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-thenable': 'off',
    'vitest/expect-expect': 'off',
    'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['test', 'test.for'] }],
  },
  overrides: [
    // The linter takes the nearest tsconfig.json, which knows no possibly undefined elements for files that it does not include:
    // there the compiler, which reads them by another configuration, asks for the assertion that the linter would drop.
    {
      files: ['**/*.test.ts', 'packages/engine/{oracles,scripts,prove,fixtures}/**', 'bench/**'],
      rules: { 'typescript/no-unnecessary-type-assertion': 'off' },
    },
    {
      files: ['packages/ui/**', 'apps/**'],
      plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest', 'react', 'jsx-a11y'],
      rules: {
        'react/exhaustive-deps': 'error',
        'react/rules-of-hooks': 'error',
        'react/react-in-jsx-scope': 'off',
        'react/no-unknown-property': 'off',
      },
    },

    // The fence. A later entry takes the place of an earlier one: rooms come after their package.
    ...packageLayers.map((layer) => ({ files: [`${layer[0]}/**`], rules: restricted(outsidePackage(layer)) })),
    { files: ['packages/engine/src/**'], rules: restricted([outside]) },
    ...sourceTrees.flatMap(roomFences),
    // What a script writes of the everyday entry stands as high as the entry itself.
    {
      files: ['packages/engine/src/generated/{everyday-quantities,unit-constants}.ts'],
      rules: restricted([outside, doors]),
    },
    // The engine's tests look from outside: they import what they test with, and any room.
    {
      files: ['packages/engine/src/**/*.test.ts'],
      rules: restricted([{ regex: '^@units/', message: 'The engine imports no other package of the house.' }]),
    },
  ],
});
