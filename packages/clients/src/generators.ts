import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from './operations.ts';

/** The input and output of a generator. */
export interface Site {
  /** The file with the OpenAPI document. */
  readonly document: string;
  /** The folder for the client. */
  readonly folder: string;
  /** The address of the service. */
  readonly url: string;
}

/** An external client generator, and a program that uses its client. */
export interface Generator {
  readonly name: string;
  readonly generate: (site: Site) => Promise<void>;
  /** The start of a program, in which `url` is the address of the service. */
  readonly head: string;
  /** True if its clients drop undescribed fields. */
  readonly isStrict?: true;
  /** Returns an expression that makes the call and returns the body of its answer. */
  readonly call: (call: Call) => string;
}

const isEmpty = (query: object): boolean => Object.keys(query).length === 0;

/** Returns a name in camel case, as clients name operations and groups: `dateDifference` for `date-difference`. */
const camelCase = (text: string): string => text.replaceAll(/[-._](.)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the arguments of a call in order, without empty ones. */
const given = (...values: readonly unknown[]): string =>
  values
    .filter((value) => value !== undefined && !(typeof value === 'object' && value !== null && isEmpty(value)))
    .map((value) => JSON.stringify(value))
    .join(', ');

/** Reserved words, which oazapfts renames. */
const reserved = new Set(['as', 'break', 'from']);

/** Returns parameters with the names that oazapfts gives them. */
const renamed = (query: Call['query']): Call['query'] =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [reserved.has(name) ? `$${name}` : camelCase(name), value]),
  );

/** Returns the positional arguments of a call: path parameters, body, query. */
const positional = ({ inPath, query, body }: Call): string => given(...Object.values(inPath), body?.value, query);

/** Returns the options of a call for hey-api's clients. */
const optionsOf = ({ inPath, query, body }: Call): object => ({
  ...(isEmpty(inPath) ? {} : { path: inPath }),
  ...(isEmpty(query) ? {} : { query }),
  ...(body ? { body: body.value } : {}),
});

/** The most popular generators for TypeScript that need only Node. */
export const generators: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    generate: async ({ document, folder }) => {
      const { default: openapiTypescript, astToString } = await import('openapi-typescript');
      const tree = await openapiTypescript(pathToFileURL(document));
      writeFileSync(join(folder, 'schema.ts'), astToString(tree));
    },
    head: `\
import createClient from 'openapi-fetch';
import type { paths } from './schema.js';
const client = createClient<paths>({ baseUrl: url });`,
    call: ({ method, path, inPath, query, body }) => {
      const params = { ...(isEmpty(inPath) ? {} : { path: inPath }), ...(isEmpty(query) ? {} : { query }) };
      const options = { ...(isEmpty(params) ? {} : { params }), ...(body ? { body: body.value } : {}) };
      return `client.${method}(${given(path, options)}).then(({ data }) => data)`;
    },
  },
  {
    name: 'orval',
    generate: async ({ document, folder, url }) => {
      const { generate } = await import('orval');
      await generate({
        input: { target: document },
        output: { target: join(folder, 'client.ts'), client: 'fetch', mode: 'single', baseUrl: url },
      });
    },
    head: `import * as client from './client.js';`,
    call: (call) => `client.${call.id}(${positional(call)}).then(({ data }) => data)`,
  },
  {
    name: 'hey-api',
    generate: async ({ document, folder }) => {
      const { createClient } = await import('@hey-api/openapi-ts');
      await createClient({
        input: document,
        output: { path: folder, module: { extension: '.js' }, clean: false },
        plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
        logs: { level: 'silent' },
      });
    },
    head: `\
import { client as service } from './client.gen.js';
import * as client from './sdk.gen.js';
service.setConfig({ baseUrl: url });`,
    call: (call) => `client.${call.id}(${given(optionsOf(call))}).then(({ data }) => data)`,
  },
  {
    // Schemas parse each answer, and dates and large integers become objects
    name: 'hey-api-validated',
    isStrict: true,
    generate: async ({ document, folder }) => {
      const { createClient } = await import('@hey-api/openapi-ts');
      await createClient({
        input: document,
        output: { path: folder, module: { extension: '.js' }, clean: false },
        plugins: [
          '@hey-api/client-fetch',
          '@hey-api/typescript',
          'zod',
          { name: '@hey-api/transformers', dates: false },
          { name: '@hey-api/sdk', validator: true, transformer: true },
        ],
        logs: { level: 'silent' },
      });
    },
    head: `\
import { client as service } from './client.gen.js';
import * as client from './sdk.gen.js';
service.setConfig({ baseUrl: url });`,
    call: (call) => `client.${call.id}(${given({ ...optionsOf(call), throwOnError: true })}).then(({ data }) => data)`,
  },
  {
    name: 'swagger-typescript-api',
    generate: async ({ document, folder }) => {
      const { generateApi } = await import('swagger-typescript-api');
      await generateApi({ input: document, output: folder, cleanOutput: false, fileName: 'client.ts', silent: true });
    },
    head: `\
import { Api } from './client.js';
const client = new Api({ baseUrl: url });`,
    call: (call) => {
      const [, group = ''] = call.path.split('/');
      return `client.${camelCase(group)}.${call.id}(${positional(call)}).then((response) => response.json())`;
    },
  },
  {
    name: 'oazapfts',
    generate: async ({ document, folder }) => {
      const { generateSource } = await import('oazapfts');
      writeFileSync(join(folder, 'client.ts'), await generateSource(document, { argumentStyle: 'object' }));
    },
    head: `\
import { ok } from '@oazapfts/runtime';
import * as client from './client.js';
client.defaults.baseUrl = url;`,
    call: ({ id, inPath, query, body }) => {
      const parameters = {
        ...renamed({ ...inPath, ...query }),
        ...(body ? { [body.name.charAt(0).toLowerCase() + body.name.slice(1)]: body.value } : {}),
      };
      return `ok(client.${id}(${given(parameters)}))`;
    },
  },
];

/** Returns a program that makes every call, and prints the bodies of the answers by operation id. */
export const programOf = ({ head, call }: Generator, calls: readonly Call[]): string => `\
const [, , url = ''] = process.argv;
${head}
const answers: Record<string, unknown> = {};
${calls.map((one) => `answers['${one.id}'] = await ${call(one)};`).join('\n')}
process.stdout.write(JSON.stringify(answers));
`;
