// `node scripts/check-cache.ts` starts nginx as a caching proxy in front of the service, as a CDN would, and checks
// that it caches exactly the cacheable answers. It needs nginx (Debian: apt-get install nginx-light).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const folder = mkdtempSync(join(tmpdir(), 'units-cache-'));
const main = resolve(import.meta.dirname, '../packages/api/src/node/main.ts');

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
};

const configurationOf = (port: number, upstream: string): string => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  proxy_cache_path ${folder}/cache keys_zone=units:1m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header Accept-Encoding $http_accept_encoding;
      proxy_cache units;
      proxy_cache_revalidate on;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}`;

/** Each request is sent twice. The second answer comes from the cache or not, as listed. */
const expected: readonly (readonly [path: string, cached: boolean, headers?: Readonly<Record<string, string>>])[] = [
  ['/convert?value=3&from=ft&to=in', true],
  ['/table?from=m&to=ft', true],
  ['/units', true],
  ['/openapi.json', true],
  ['/tools', true],
  ['/age?birth_date=2000-01-01', true],
  ['/health', false],
  ['/ready', false],
  ['/convert?value=x&from=ft&to=in', false],
  ['/nowhere', false],
];

const server = spawn(process.execPath, [main], {
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(createInterface(server.stdout), 'line');
const port = await freePort();
writeFileSync(join(folder, 'nginx.conf'), configurationOf(port, String(line).split(' ').at(-1)!));
const proxy = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });

let failed = 0;
const check = (what: string, is: unknown, should: unknown): void => {
  if (is === should) return;
  failed += 1;
  console.log(`${what}: ${String(is)}, should be ${String(should)}`);
};

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await response.arrayBuffer();
  return response;
};

try {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await ask('/health').catch(() => undefined)) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  for (const [path, cached, headers] of expected) {
    await ask(path, headers);
    const second = await ask(path, headers);
    check(path, second.headers.get('x-cache') === 'HIT', cached);
  }
  // One address, several encodings: each is cached separately, and sent only to callers that accept it.
  for (const encoding of ['br', 'gzip', 'identity']) {
    await ask('/units', { 'Accept-Encoding': encoding });
    const again = await ask('/units', { 'Accept-Encoding': encoding });
    check(`/units in ${encoding}, from the cache`, again.headers.get('x-cache'), 'HIT');
    check(`/units in ${encoding}`, again.headers.get('content-encoding') ?? 'identity', encoding);
  }
  const { headers } = await ask('/units', { 'Accept-Encoding': 'br' });
  const revalidated = await ask('/units', { 'Accept-Encoding': 'br', 'If-None-Match': headers.get('etag')! });
  check('/units by its tag', revalidated.status, 304);
} finally {
  proxy.kill();
  server.kill();
  await Promise.all([once(proxy, 'exit'), once(server, 'exit')]);
  rmSync(folder, { recursive: true });
}
console.log(failed === 0 ? `${expected.length + 7} checks, all right` : `${failed} wrong`);
process.exit(failed === 0 ? 0 : 1);
