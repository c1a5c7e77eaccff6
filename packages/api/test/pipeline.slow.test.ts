import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { dial, heard, say, serve } from './server.ts';

// Requests that are sent before the answers to earlier ones.

const item = '{"conversions":[{"value":1,"from":"ft","to":"in"}]}';

describe('a pipeline', () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const post = `POST /batch HTTP/1.1\r\nHost: x\r\nContent-Length: ${item.length}\r\n\r\n${item}`;
  const convert = (value: number) => get(`/convert?value=${value}&from=m&to=m`);
  const statuses = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

  it('is answered in its order', async () => {
    const url = await serve();
    const requests = Array.from({ length: 50 }, (_, n) => (n % 2 ? convert(n) : post));
    const answers = await say(url, requests.join(''));
    const values = [...answers.matchAll(/^\{"(?:value":(\d+)|results)/gm)].map(([, value]) => value ?? 'batch');
    expect(values).toEqual(requests.map((_, n) => (n % 2 ? String(n) : 'batch')));
  });

  it('takes turns with everybody else', async () => {
    const seen: string[] = [];
    const url = await serve({}, { observers: [({ route }) => seen.push(route)] });
    const [busy, other] = [dial(url), dial(url)];
    await Promise.all([once(busy, 'connect'), once(other, 'connect')]);
    busy.resume().end(get('/table?from=m&to=ft&end=1000').repeat(200));
    other.end(get('/health'));
    await Promise.all([once(busy, 'close'), heard(other)]);
    expect(seen).toHaveLength(201);
    expect(seen.indexOf('/health')).toBeLessThan(5);
  });

  it.each(
    sampleOf([
      ['conversions', convert(1)],
      ['batches', post],
      ['answers of the app', get('/ready')],
    ]),
  )(
    'is read no further than a piece at a time: %s',
    async (_, request) => {
      const times = 20_000;
      let [begun, answered, most] = [0, 0, 0];
      const count = () => void (most = Math.max(most, (begun += 1) - answered));
      subscribe('http.server.request.start', count);
      onTestFinished(() => void unsubscribe('http.server.request.start', count));
      const url = await serve({}, { observers: [() => void (answered += 1)] });
      dial(url).resume().write(request.repeat(times));
      await expect.poll(() => answered, { timeout: 20_000 }).toBe(times);
      // As many as fit into 64 KiB, plus one more piece.
      expect(most).toBeLessThan((2 * 65_536) / request.length);
    },
    30_000,
  );

  it('that ends in what is not a request is answered up to there, in its order', async () => {
    const answers = await say(await serve(), `${convert(1)}${convert(2)}${get('/ready')}${post}nonsense\r\n\r\n`);
    expect(statuses(answers)).toEqual(['200', '200', '200', '200', '400']);
  });

  it.each([
    ['first', '', '400'],
    ['after others', convert(1) + get('/ready'), '200 200 400'],
  ])('that breaks in the middle of a body is refused there: %s', async (_, before, expected) => {
    const broken = 'POST /batch HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n';
    const answers = await say(await serve(), before + broken);
    expect(statuses(answers).join(' ')).toBe(expected);
  });
});
