import { expect, it } from 'vitest';
import { explainUnit } from '@units/engine/server';
import { routeNamer } from '../src/node/observability/observe.ts';
import { endpointsOf } from '../src/routes/endpoints.ts';
import { ask } from './ask.ts';

it.each(['stone', 'gallon-imperial', 'celsius', 'dBm', 'mi', '%', 'm²', 'kg*m^3', 'kg*m/s^2'])(
  'GET /units/%s answers what the engine explains',
  async (spelling) => {
    const { status, headers, body } = await ask(`/units/${encodeURIComponent(spelling)}`);
    expect({ status, body }).toEqual({ status: 200, body: explainUnit(spelling) });
    expect(headers.get('Link')).toBe('<../openapi.json>; rel="service-desc"; type="application/json"');
  },
);

it('a unit is named in a language, and so are those that it is taken for', async () => {
  const { body } = await ask('/units/gallon-imperial?lang=fr');
  expect(body).toMatchObject({
    id: 'gallon-imperial',
    name: 'gallon impérial',
    record: { plural: 'gallons impériaux' },
  });
  expect(body.explanation.confusedWith).toContainEqual(
    expect.objectContaining({ id: 'gallon-dry', name: 'gallon sec' }),
  );
  expect((await ask('/units/stone?lang=en-GB')).body).toEqual(explainUnit('stone'));
});

it('says the note of a unit in the languages that have words for it, and in no other', async () => {
  const noteIn = async (lang: string) => (await ask(`/units/stone?lang=${lang}`)).body.explanation.note;
  expect(await noteIn('en')).toBe('weight of people, United Kingdom, Ireland');
  expect(await noteIn('de')).toBe('Körpergewicht, Vereinigtes Königreich, Irland.');
  expect(await noteIn('fr-CA')).toBe('Poids des personnes, Royaume-Uni, Irlande.');
  expect(await noteIn('hi')).toBe('लोगों का वज़न, यूनाइटेड किंगडम, आयरलैंड।');
  expect(await noteIn('nl')).toBeUndefined();
  const { categories } = (await ask('/units?category=mass&lang=de')).body;
  expect(categories[0].units.find(({ id }: { id: string }) => id === 'stone').note).toBe(await noteIn('de'));
});

it('names the dimension of an unlisted product in every language', async () => {
  expect((await ask('/units/kg*m%5E3?lang=de')).body).toEqual(explainUnit('kg*m^3'));
});

it('an unknown unit is not a page: 404 with what may have been meant', async () => {
  const { status, headers, body } = await ask('/units/ston');
  expect(status).toBe(404);
  expect(body).toMatchObject({
    code: 'unknown-unit',
    parameter: 'unit',
    suggestions: expect.arrayContaining(['stone']),
  });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

it.each(['/units/%ff', '/units/..%2f..', '/units/constructor', `/units/${'x'.repeat(500)}`])(
  'nothing is at %s',
  async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.code]).toEqual([404, 'unknown-unit']);
  },
);

it('a broken escape is taken as it is written, as in queries', async () => {
  expect((await ask('/units/%')).body.id).toBe('percent');
});

it('answers 304 to a caller who has it already, and refuses other methods', async () => {
  const first = await ask('/units/stone');
  const headers = { 'If-None-Match': first.headers.get('ETag')! };
  expect((await ask('/units/stone', { headers })).status).toBe(304);
  const head = await ask('/units/stone', { method: 'HEAD' });
  expect([head.status, head.body, head.headers.get('ETag')]).toEqual([200, undefined, first.headers.get('ETag')]);
  const { status, headers: refused } = await ask('/units/stone', { method: 'POST' });
  expect([status, refused.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect((await ask('/units/stone?lang=xx')).status).toBe(400);
});

it('all units are one route to metrics and to the rate limit', () => {
  const routeOf = routeNamer(endpointsOf({}).map(({ path }) => path));
  const routes = ['/units/stone', '/units/m%2Fs?lang=de', '/units', '/units/', '/units/stone/', '/other/stone'];
  expect(routes.map(routeOf)).toEqual(['/units/{unit}', '/units/{unit}', '/units', 'pages', 'pages', 'pages']);
});
