import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { rewriteTool } from '../src/mcp/rewrite.ts';
import { limits } from '../src/contract.ts';
import { ask, type Answer } from './ask.ts';

const rewrite = (body: unknown): Promise<Answer> =>
  ask('/rewrite', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('POST /rewrite', () => {
  it('writes the quantities of a text for its readers, and says what it changed', async () => {
    const { status, headers, body } = await rewrite({ text: 'a 6-foot fence, 3 in a row', system: 'metric' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      text: 'a 1.8-meter fence, 3 in a row',
      changes: [{ index: 2, from: '6-foot', to: '1.8-meter' }],
    });
  });

  it('knows regions, languages and both modes', async () => {
    const { body } = await rewrite({ text: 'Der Weg ist 8 Kilometer lang.', region: 'US', lang: 'de', mode: 'beside' });
    expect(body.text).toMatch(/^Der Weg ist 8 Kilometer \(5\sMeilen\) lang\.$/);
  });

  it('answers with the text alone where that is asked for', async () => {
    const response = await createApp().request('/rewrite', {
      method: 'POST',
      headers: { Accept: 'text/plain' },
      body: JSON.stringify({ text: '10 miles' }),
    });
    expect(await response.text()).toBe('16 kilometers');
  });

  it.each<[unknown, string | undefined]>([
    ['{', undefined],
    [[], 'text'],
    [{}, 'text'],
    [{ text: 5 }, 'text'],
    [{ text: '5 ft', system: 'roman' }, 'system'],
    [{ text: '5 ft', system: 'us', region: 'US' }, 'system'],
    [{ text: '5 ft', region: 7 }, 'region'],
    [{ text: '5 ft', region: 'Mars' }, 'region'],
    [{ text: '5 ft', mode: 'above' }, 'mode'],
    [{ text: '5 ft', lang: 'tlh' }, 'lang'],
    [{ text: '5 ft', units: 'si' }, 'units'],
  ])('refuses %j', async (given, parameter) => {
    const { status, body } = await rewrite(given);
    expect(status).toBe(400);
    expect(body.parameter).toBe(parameter);
  });

  it('refuses a body over the limit', async () => {
    expect((await rewrite({ text: 'x'.repeat(limits.body) })).status).toBe(413);
  });
});

it('refuses a body that is not JSON with an example of this endpoint', async () => {
  const { status, body } = await rewrite('{bad');
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('Walk 5 miles.');
});

describe('the tool for agents', () => {
  it('rewrites a paragraph, and refuses a longer text', () => {
    expect(rewriteTool.call({ text: 'Bake at 350°F.', system: 'metric' })).toMatchObject({ text: 'Bake at 177°C.' });
    expect(() => rewriteTool.call({ text: 'x'.repeat(1001) })).toThrow('1000');
    expect(() => rewriteTool.call({ words: '5 ft' })).toThrow('words');
  });
});
