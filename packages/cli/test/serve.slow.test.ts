import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { main, units } from './units.ts';

test('units serve answers on this machine, and stops at a signal', async () => {
  const env = { ...process.env, LOG_LEVEL: 'silent', HOST: '' };
  const server = spawn(process.execPath, [main, 'serve', '--port', '0'], { env });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const [, url] = /^Listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line.toString()) ?? [];
  const answer = await fetch(`${url}/convert?value=5&from=ft&to=in`);
  expect(await answer.json()).toMatchObject({ result: 60 });
  server.kill('SIGTERM');
  expect((await once(server, 'close'))[0]).toBe(0);
});

test('units serve says why it cannot start', async () => {
  expect(await units(['serve', '--port', 'eighty'])).toEqual({
    code: 2,
    out: '',
    err: '--port takes a whole number from 0 to 65535; got eighty.\n',
  });
});
