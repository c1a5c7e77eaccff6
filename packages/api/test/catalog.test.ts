import { describe, expect, it } from 'vitest';
import { ask, query } from './ask.ts';

const { paths: documented } = (await ask('/openapi.json')).body;
const { endpoints: paths, features } = (await ask('/capabilities')).body;

describe('GET /health', () => {
  it('is ok', async () => {
    const { status, body } = await ask('/health');
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'ok' });
  });
});

describe('GET /capabilities', () => {
  it('names every path of the document, in its order', async () => {
    const { body } = await ask('/capabilities');
    expect(body).toMatchObject({ status: 'ok', version: '1.1.0' });
    expect(body.endpoints).toEqual(Object.keys(documented));
  });

  it('counts the tools of /tools', async () => {
    const [{ body: capabilities }, { body: list }] = await Promise.all([ask('/capabilities'), ask('/tools')]);
    expect(capabilities.toolCount).toBe(list.count);
  });

  it('shows the state of each feature', async () => {
    for (const feature of Object.values(features)) {
      expect(feature).toMatchObject({ state: expect.stringMatching(/^(enabled|disabled)$/) });
    }
    expect(features).toMatchObject({
      batch: { state: 'enabled', maximumConversions: 100 },
      widget: { state: 'disabled' },
    });
  });
});

const toolsOf = ({ tools }: any) => tools;
const resultsOf = ({ results }: any) => results;
const unitsOf = ({ categories }: any) => categories.flatMap(({ units }: any) => units);

describe.each([
  ['/tools', {}, toolsOf],
  ['/tools', { lang: 'de' }, toolsOf],
  ['/search', { category: 'units' }, resultsOf],
  ['/search', { q: 'convert' }, resultsOf],
  ['/units', {}, unitsOf],
  ['/units', { category: 'length' }, unitsOf],
] as const)('the parts of %s %j', (path, given, itemsOf) => {
  const limit = path === '/search' ? 20 : 200;

  it('follow one another by their links, and are the whole', async () => {
    const parts: { headers: Headers; body: any }[] = [];
    let next: string | undefined = `${path}?${new URLSearchParams({ ...given, limit: String(limit) })}`;
    while (next !== undefined) {
      const part = await ask(next);
      parts.push(part);
      next = part.body.next;
    }
    const { total } = parts[0]!.body;
    const lengths = parts.map(({ body }) => itemsOf(body).length);
    expect(lengths.slice(0, -1)).toEqual(parts.slice(1).map(() => limit));
    expect(parts.map(({ body }) => body.total)).toEqual(parts.map(() => total));
    expect(parts.map(({ headers }) => headers.get('Link'))).toEqual(
      parts.map(({ body }) =>
        ['<openapi.json>; rel="service-desc"; type="application/json"']
          .concat(body.next === undefined ? [] : [`<${body.next.slice(1)}>; rel="next"`])
          .join(', '),
      ),
    );
    const ids = parts.flatMap(({ body }) => itemsOf(body).map(({ id }: any) => id));
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });

  it('end where the list does', async () => {
    const { body } = await query(path, { ...given, limit: '5', offset: '1000000' });
    expect([itemsOf(body), body.next]).toEqual([[], undefined]);
  });

  it.each([
    ['limit', '0'],
    ['limit', '-1'],
    ['limit', ''],
    ['limit', '1.5'],
    ['limit', '201'],
    ['offset', '-1'],
    ['offset', 'x'],
    ['offset', '1000001'],
  ])('are refused by %s=%s', async (name, text) => {
    const { status, body } = await query(path, { ...given, [name]: text });
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid-integer', parameter: name })]);
  });
});

it.each([
  ['/tools', toolsOf],
  ['/units', unitsOf],
] as const)('%s is whole without a limit, and in its order with one', async (path, itemsOf) => {
  const { body } = await ask(path);
  const part = (await query(path, { limit: '30', offset: '100' })).body;
  expect(itemsOf(body)).toHaveLength(part.total);
  expect(itemsOf(part)).toEqual(itemsOf(body).slice(100, 130));
});

it('/units names no category like a field of its own', async () => {
  const { schemaVersion: _, categories, ...flat } = (await ask('/units')).body;
  expect(Object.keys(flat)).toEqual(categories.map(({ name }: any) => name));
});

describe('GET /tools', () => {
  it('lists every tool with its parameters, and the categories', async () => {
    const { count, tools, categories } = (await ask('/tools')).body;
    expect(tools).toHaveLength(count);
    for (const tool of tools) {
      expect(tool).toEqual({
        id: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        name: expect.any(String),
        description: expect.any(String),
        category: expect.any(String),
        keywords: expect.any(Array),
        endpoint: expect.stringMatching(/^\/[a-z-]+$/),
        page: expect.stringMatching(/^\/([a-z0-9-]+\/)+$/),
        parameters: expect.any(Array),
      });
      expect(paths).toContain(tool.endpoint);
      for (const parameter of tool.parameters) {
        expect(parameter).toMatchObject({
          name: expect.stringMatching(/^[a-z_]+$/),
          type: expect.any(String),
          required: expect.any(Boolean),
        });
      }
      expect(categories.map(({ id }: { id: string }) => id)).toContain(tool.category);
    }
    const counted = categories.reduce((sum: number, category: { count: number }) => sum + category.count, 0);
    expect(counted).toBe(count);
  });
});

describe('GET /search', () => {
  it.each([
    ['tip', 'tip'],
    ['splitting a bill', 'tip'],
    ['km mi', 'kilometers-to-miles'],
    ['birtday', 'age'],
    ['ROMAN', 'roman'],
  ])('finds %s', async (q, id) => {
    const { query: asked, category, count, results } = (await query('/search', { q })).body;
    expect({ asked, category }).toEqual({ asked: q, category: null });
    expect(results[0].id).toBe(id);
    expect(count).toBe(results.length);
    expect(count).toBeLessThanOrEqual(20);
  });

  it('lists a category, in any case', async () => {
    const { body } = await query('/search', { category: 'Money' });
    expect(body).toMatchObject({ query: null, category: 'money' });
    expect(body.results.every(({ category }: { category: string }) => category === 'money')).toBe(true);
  });

  it('looks for words in a category', async () => {
    const { body } = await query('/search', { q: 'tip', category: 'dates' });
    expect(body.results.every(({ category }: { category: string }) => category === 'dates')).toBe(true);
  });

  it('finds nothing where there is nothing', async () => {
    const { status, body } = await query('/search', { q: 'zzzzzzzzz' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 0, results: [] });
  });

  it.each(['/search', '/search?q=', '/search?q=%20&category=', '/search?category=%20'])('refuses %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(400);
    expect(body.code).toBe('missing-parameter');
  });

  it.each(['nowhere', '__proto__', 'mony'])('refuses the category %s, with suggestions', async (category) => {
    const { status, body } = await query('/search', { category });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'unknown-category', parameter: 'category' });
    expect(body.suggestions.length).toBeGreaterThan(0);
    expect(body.suggestions.length).toBeLessThanOrEqual(5);
  });

  it('refuses words given twice', async () => {
    expect((await ask('/search?q=a&q=b')).body.code).toBe('repeated-parameter');
  });
});

describe('GET /units', () => {
  it('has each category twice: flat, and with its units', async () => {
    const { schemaVersion, categories, ...flat } = (await ask('/units')).body;
    expect(schemaVersion).toBe(2);
    expect(Object.keys(flat)).toEqual(categories.map(({ name }: { name: string }) => name));
    for (const category of categories) {
      expect(category.name).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      expect(category.kind).toMatch(/^(linear|affine|reciprocal|logarithmic)$/);
      expect(flat[category.name]).toEqual(category.units.map(({ id }: { id: string }) => id));
      expect(flat[category.name]).toContain(category.baseUnit);
    }
  });

  it('gives each unit the fields of the contract', async () => {
    const { categories } = (await ask('/units')).body;
    for (const unit of categories.flatMap(({ units }: { units: object[] }) => units)) {
      expect(unit.aliases).toContain(unit.id);
      expect(unit.factorToBase).toBe(unit.toBaseScale);
      expect(unit).toMatchObject({
        id: expect.stringMatching(/^[a-z\d]+(-[a-z\d]+)*$/),
        toBaseOffset: expect.any(Number),
        name: expect.any(String),
        symbol: expect.any(String),
        exact: expect.any(Boolean),
        source: expect.any(String),
      });
    }
  });

  it('gives factors by which its units convert', async () => {
    const { categories } = (await ask('/units')).body;
    const length = categories.find(({ name }: { name: string }) => name === 'length');
    const foot = length.units.find(({ id }: { id: string }) => id === 'foot');
    expect(foot).toMatchObject({ toBaseScale: 0.3048, toBaseOffset: 0, exact: true });
    const temperature = categories.find(({ name }: { name: string }) => name === 'temperature');
    const celsius = temperature.units.find(({ id }: { id: string }) => id === 'celsius');
    expect(1 * celsius.toBaseScale + celsius.toBaseOffset).toBe(274.15);
  });
});
