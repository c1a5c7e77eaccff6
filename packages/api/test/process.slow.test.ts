import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { dial, heard, launch, type Service } from './server.ts';

const conversion = '/convert?value=3&from=ft&to=in';
const batch = JSON.stringify({ conversions: [{ value: 1, from: 'ft', to: 'in' }] });
const headOf = (length: number) => `POST /batch HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends requests repeatedly over several connections, and counts good answers and lost requests. */
const ask = (url: string, connections = 8) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const count = { answered: 0, refused: 0, lost: 0, wrong: 0 };
  const asking = { going: true };
  const one = (): Promise<void> =>
    new Promise((resolve) => {
      const request = get(url + conversion, { agent }, async (response) => {
        await response.toArray().then(
          () => (response.statusCode === 200 ? (count.answered += 1) : (count.wrong += 1)),
          () => (count.lost += 1),
        );
        resolve();
      });
      // No process listens any more, so this request was never accepted.
      request.on('error', ({ code }: NodeJS.ErrnoException) => {
        if (code === 'ECONNREFUSED') count.refused += 1;
        else count.lost += 1;
        resolve();
      });
    });
  const loop = async (): Promise<void> => {
    while (asking.going && count.refused === 0) await one();
  };
  const done = Promise.all(Array.from({ length: connections }, loop));
  return {
    count,
    stop: async () => {
      asking.going = false;
      await done;
      agent.destroy();
      return count;
    },
  };
};

const pidsOf = async ({ url }: Service): Promise<Set<string>> => {
  const ids = new Set<string>();
  for (let n = 0; n < 20; n += 1) {
    const response = await fetch(url + '/health', { headers: { connection: 'close' } });
    await response.text();
    ids.add(response.headers.get('x-request-id')!.replace(/-.*/, ''));
  }
  return ids;
};

const workersOf = ({ child }: Service): readonly number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a stop', () => {
  it.each(sampleOf(['1', '2']))('loses no request under load, with %s workers', async (WORKERS) => {
    const { child, url, ended } = await launch({ WORKERS, DRAIN_DELAY: '1' });
    const callers = ask(url);
    await expect.poll(() => callers.count.answered).toBeGreaterThan(100);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const { lost, wrong } = await callers.stop();
    expect({ lost, wrong }).toEqual({ lost: 0, wrong: 0 });
  });

  it('keeps connections open while another worker still listens', async () => {
    const service = await launch({ WORKERS: '2', DRAIN_TIMEOUT: '15' });
    const asked = (agent: Agent): Promise<string | undefined> =>
      new Promise((resolve, reject) => {
        get(service.url + '/health', { agent }, (response) => resolve(response.resume().headers.connection)).on(
          'error',
          reject,
        );
      });
    const agents = Array.from({ length: 16 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    onTestFinished(() => agents.forEach((agent) => agent.destroy()));
    await Promise.all(agents.map(asked));
    const [held] = workersOf(service);
    process.kill(held!, 'SIGSTOP');
    // A connection to the worker that is still running.
    const agent = await Promise.any(agents.map((each) => asked(each).then(() => each)));
    service.child.kill('SIGTERM');
    await sleep(1000);
    expect(await asked(agent)).toBe('keep-alive');
    process.kill(held!, 'SIGCONT');
    // The answer closes the connection. If this test was delayed for longer than a caller may be silent, the end of the
    // server does.
    const end = () => asked(agent).catch(({ code }: NodeJS.ErrnoException) => code);
    await expect.poll(end).toMatch(/^close$|^ECONN/);
    expect(await service.ended).toBe(0);
  });

  it('is announced at /ready first, while everything else is still answered', async () => {
    const { child, url, ended } = await launch({ DRAIN_DELAY: '3' });
    expect(await (await fetch(`${url}/ready`)).json()).toEqual({ status: 'ready' });
    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(503);
    expect((await fetch(url + conversion)).status).toBe(200);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(await ended).toBe(0);
  });

  it('finishes requests that have begun to arrive', async () => {
    const { child, url, ended } = await launch();
    const socket = dial(url);
    socket.write(headOf(batch.length) + batch.slice(0, 10));
    await sleep(200);
    child.kill('SIGTERM');
    const another = () => fetch(url).then(String, ({ message }: Error) => message);
    await expect.poll(another).toBe('fetch failed');
    socket.write(batch.slice(10));
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 200 [^]*"result":12/);
    expect(await ended).toBe(0);
  });

  it('does not wait for endless answers or idle connections', async () => {
    const { child, url, ended } = await launch({ DRAIN_TIMEOUT: '1' });
    await (await fetch(`${url}/health`)).text();
    dial(url).write(`${headOf(100)}{`);
    await sleep(200);
    const before = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});

describe('a stop whose log has no reader', () => {
  const workers = ['1', '2'];
  it.each(sampleOf(workers.flatMap((WORKERS) => [['info', WORKERS] as const, ['warn', WORKERS] as const])))(
    'comes to its end all the same, at the level %s with %s workers',
    async (LOG_LEVEL, WORKERS) => {
      const { child, url, ended, log } = await launch({ LOG_LEVEL, WORKERS });
      const unread = log.catch(({ message }: Error) => message);
      await (await fetch(url + conversion)).text();
      child.stderr!.destroy();
      child.stdout!.destroy();
      await (await fetch(url + conversion)).text();
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(await unread).toBe('Premature close');
    },
  );

  it('ends even if the log is not read', async () => {
    const { child, url } = await launch({ LOG_LEVEL: 'debug' });
    child.stderr!.pause();
    const query = `&x=${'x'.repeat(5000)}`;
    for (let n = 0; n < 100; n += 1) await (await fetch(url + conversion + query)).text();
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
});

describe('several workers', () => {
  it('share requests; a killed one is replaced, and only its own requests fail', async () => {
    const service = await launch({ WORKERS: '2', LOG_LEVEL: 'info' });
    const { child, url, ended, log } = service;
    const before = await pidsOf(service);
    expect(before.size).toBe(2);

    const callers = ask(url);
    await expect.poll(() => callers.count.answered).toBeGreaterThan(100);
    process.kill(workersOf(service)[0]!, 'SIGKILL');
    await vi.waitFor(
      async () => {
        const now = await pidsOf(service);
        expect(now.size).toBe(2);
        expect([...now].filter((id) => !before.has(id))).toHaveLength(1);
      },
      { timeout: 20_000, interval: 200 },
    );
    const { lost, wrong } = await callers.stop();
    // One request at a time on each of eight connections, half of them to the worker that died.
    expect(lost).toBeLessThanOrEqual(8);
    expect(wrong).toBe(0);

    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const messages = (await log).map(({ msg }) => msg);
    expect(messages).toEqual(expect.arrayContaining(['listening', 'worker died', 'worker replaced', 'stopped']));
  });
});

describe('workers without a primary', () => {
  it('end, though their log has no reader any more', async () => {
    const service = await launch({ WORKERS: '2', LOG_LEVEL: 'info' });
    const { child, url, ended, log } = service;
    const unread = log.catch(({ message }: Error) => message);
    const workers = workersOf(service);
    expect(workers).toHaveLength(2);
    child.stderr!.destroy();
    for (let n = 0; n < 20; n += 1) await (await fetch(url + conversion, { headers: { connection: 'close' } })).text();
    child.kill('SIGKILL');
    await ended;
    await expect.poll(() => workers.filter(isRunning)).toEqual([]);
    await unread;
  });
});

describe('the log', () => {
  it('has one line of JSON for each request, without what was asked', async () => {
    const { child, url, ended, log } = await launch({ LOG_LEVEL: 'info' });
    await fetch(`${url}/convert?value=31337&from=ft&to=in`, { headers: { 'x-request-id': 'mine' } });
    await fetch(`${url}/units?secret`, { method: 'HEAD', headers: { 'x-request-id': 'long' } });
    await fetch(`${url}/${'x'.repeat(500)}`);
    child.kill();
    await ended;
    const requests = (await log).filter(({ msg }) => msg === 'request');
    expect(requests[0]).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      pid: child.pid,
      id: 'mine',
      method: 'GET',
      path: '/convert',
      route: '/convert',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    });
    expect(requests[1]).toMatchObject({ id: 'long', method: 'HEAD', path: '/units', status: 200 });
    expect(requests[2]).toMatchObject({ path: `/${'x'.repeat(199)}`, route: 'pages', status: 404 });
    expect(JSON.stringify(requests)).not.toMatch(/31337|secret|127\.0\.0\.1/);
  });

  it('has the query and the address too where it is asked to', async () => {
    const { child, url, ended, log } = await launch({ LOG_LEVEL: 'debug' });
    await fetch(`${url}/convert?value=31337`);
    child.kill();
    await ended;
    expect(await log).toContainEqual(
      expect.objectContaining({ query: '?value=31337', address: '127.0.0.1', status: 400 }),
    );
  });
});

describe('the metrics', () => {
  it.each(sampleOf(['1', '2']))(
    'count every request by route on a port of their own, with %s workers',
    async (WORKERS) => {
      const { url, log: _, child } = await launch({ WORKERS, METRICS_PORT: '0', LOG_LEVEL: 'info' });
      const [line] = await once(child.stderr!, 'data');
      const { metrics } = JSON.parse(String(line).split('\n').at(0)!);
      const asked = [conversion, '/convert', '/nowhere/1', '/nowhere/2', '/widget/x', '/health'];
      for (const path of asked) await (await fetch(url + path, { headers: { connection: 'close' } })).text();
      await (await fetch(url, { method: 'PROPFIND' })).text();
      const text = await (await fetch(metrics)).text();
      const counted = [...text.matchAll(/^http_request_duration_seconds_count\{(.+)\} (\d+)$/gm)].map(
        ([, labels, number]) => `${(labels ?? '').replaceAll(/\w+=|"/g, '')} ${number}`,
      );
      expect(counted.toSorted()).toEqual([
        'GET,/convert,200 1',
        'GET,/convert,400 1',
        'GET,/health,200 1',
        'GET,/widget/,404 1',
        'GET,pages,404 2',
        'other,/,405 1',
      ]);
      expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
      expect(text).toMatch(/^process_resident_memory_bytes \d/m);
      // The suffix is reserved for counters
      expect(text).not.toMatch(/^# TYPE \S+_total gauge$/m);
      expect(text).toMatch(/^build_info\{version="[^"]+",contract="1\.1\.0",node="v\d[^"]*"\} 1$/m);
      expect((await fetch(`${url}/metrics`)).status).toBe(404);
    },
  );

  it.each(sampleOf(['1', '2']))('stand beside the probes, whatever the %s workers do', async (WORKERS) => {
    const { child, url, ended } = await launch({ WORKERS, METRICS_PORT: '0', LOG_LEVEL: 'info', DRAIN_DELAY: '1' });
    const [line] = await once(child.stderr!, 'data');
    const { origin } = new URL(JSON.parse(String(line).split('\n').at(0)!).metrics);
    const probe = async (path: string) => {
      const response = await fetch(origin + path);
      return [response.status, await response.json()];
    };
    expect(await probe('/health')).toEqual([200, { status: 'ok' }]);
    expect(await probe('/ready')).toEqual([200, { status: 'ready' }]);
    expect(await probe('/health?from=outside')).toEqual([200, { status: 'ok' }]);
    const nothing = { error: expect.stringContaining('/metrics'), code: 'not-found' };
    expect(await probe('/convert')).toEqual([404, nothing]);
    // Every worker is overloaded, but not with probes.
    const table = 'GET /table?from=m&to=ft&start=1&step=1&end=1000 HTTP/1.1\r\nHost: x\r\n\r\n';
    for (let n = 0; n < 100; n += 1) dial(url).resume().write(table.repeat(50));
    const begin = performance.now();
    expect(await probe('/health')).toEqual([200, { status: 'ok' }]);
    expect(performance.now() - begin).toBeLessThan(3000);
    child.kill('SIGTERM');
    await expect
      .poll(() => probe('/ready'))
      .toEqual([503, { error: 'The server is stopping. Please try again.', code: 'unavailable' }]);
    expect(await probe('/health')).toEqual([200, { status: 'ok' }]);
    child.kill('SIGKILL');
    await ended;
  });
});
