import { tools } from '@units/engine/catalog';
import { parameterName } from '@units/engine/server';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { ask, batch, type Answer } from './ask.ts';

/** Makes text as callers send it: valid, nearly valid or arbitrary. */
const text = fc.oneof(
  fc.constantFrom(
    '1',
    '0',
    '-2.5',
    '1e308',
    'm',
    'km',
    'F',
    'cup',
    'g',
    'flour',
    'true',
    '2024-02-29',
    'metric',
    'mpg',
    'XIV',
    '',
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'dB',
    'dBm',
    'mpg',
    'l/100km',
    'kg*m/s^2',
    'm^999',
    '1/0',
    'NaN',
    '%',
    '0x1',
  ),
  fc.double().map(String),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

const isSound = ({ status, headers, body }: Answer): void => {
  expect([200, 400]).toContain(status);
  expect(headers.get('Content-Type')).toBe('application/json');
  const { error, code } = body;
  if (status === 400)
    expect({ error, code }).toEqual({ error: expect.stringMatching(/\S/), code: expect.stringMatching(/^[a-z-]+$/) });
};

describe('answers every request with 200 or 400', () => {
  it.each(sampleOf(tools.map(({ id, params }) => ({ id, params }))))('/$id', async ({ id, params }) => {
    const names = Object.keys(params).map(parameterName);
    const given = fc.dictionary(fc.constantFrom(...names), text);
    await fc.assert(
      fc.asyncProperty(given, async (values) => {
        const answer = await ask(`/${id}?${new URLSearchParams(values)}`);
        isSound(answer);
        // JSON writes NaN and infinity as null
        expect(Object.values(answer.body)).not.toContain(null);
      }),
    );
  });

  it('/search', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom('q', 'category'), text), async (values) =>
        isSound(await ask(`/search?${new URLSearchParams(values)}`)),
      ),
    );
  });

  it('in a query of any characters', async () => {
    const characters = fc.string({
      unit: fc.constantFrom(...Array.from('&=%+;?#/aAfF0valuefromto\u00e9\u{1f600}'), '%25', '%ff'),
      maxLength: 60,
    });
    await fc.assert(fc.asyncProperty(characters, async (query) => isSound(await ask(`/convert?${query}`))));
  });

  it('in a batch of any JSON', async () => {
    const item = fc.dictionary(
      fc.constantFrom('value', 'from', 'to', 'ingredient', 'x'),
      fc.oneof(text, fc.jsonValue()),
    );
    const items = fc.array(fc.oneof(item, fc.jsonValue()), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          items.map((conversions) => ({ conversions })),
          fc.jsonValue(),
        ),
        async (body) => isSound(await batch(JSON.stringify(body))),
      ),
    );
  });

  it('in a batch of any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), async (bytes) => isSound(await batch(new Uint8Array(bytes)))),
    );
  });
});
