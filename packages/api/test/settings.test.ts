import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, StartError, variables } from '../src/node/settings.ts';

describe('the settings', () => {
  it('have defaults, also for what is empty', () => {
    const nothing = readSettings({});
    expect(nothing).toMatchObject({ port: 8000, workers: 1, logLevel: 'info', rateLimit: undefined, drainTimeout: 10 });
    expect(nothing).toMatchObject({ host: undefined, siteFolder: undefined, widgetFolder: undefined });
    const empty = Object.fromEntries(Object.values(variables).map(({ name }) => [name, ' ']));
    expect(readSettings(empty)).toEqual(nothing);
  });

  it('are read', () => {
    const here = import.meta.dirname;
    const given = { PORT: ' 81 ', HOST: '::1', SITE_DIR: here, WORKERS: 'auto', LOG_LEVEL: 'debug', RATE_LIMIT: '7' };
    expect(readSettings(given)).toMatchObject({
      port: 81,
      host: '::1',
      siteFolder: here,
      workers: availableParallelism(),
      logLevel: 'debug',
      rateLimit: 7,
    });
  });

  it.each([
    ['PORT', '-1', '65536', '8e3', 'http'],
    ['WORKERS', '0', '257', 'all'],
    ['LOG_LEVEL', 'INFO', 'trace'],
    ['METRICS_PORT', '70000'],
    ['RATE_LIMIT', '0', '1.5'],
    ['RATE_LIMIT_WINDOW', '0', '86401'],
    ['TRUSTED_PROXIES', '-1', '11'],
    ['MAX_CONNECTIONS', '0'],
    ['HEADERS_TIMEOUT', '0', '3601'],
    ['DRAIN_DELAY', '3601', 'soon'],
    ['PUBLIC_URL', 'units.example', 'https://example.org/units', 'https://example.org/#x', 'ftp://example.org'],
    ['SITE_DIR', '/nowhere', `/${'x'.repeat(190)}`, '/etc/passwd/x'],
    ['SITE_MODULE', '/nowhere'],
    ['WIDGET_MODULE', '/nowhere'],
  ])('say in a sentence what is wrong with %s', (name, ...texts) => {
    for (const text of texts) {
      expect(() => readSettings({ [name]: text })).toThrow(StartError);
      expect(() => readSettings({ [name]: text })).toThrow(new RegExp(`^${name} is "${text}": .+\\.$`));
    }
  });

  it.each([
    [{ HEADERS_TIMEOUT: '20', REQUEST_TIMEOUT: '10' }, /^HEADERS_TIMEOUT is "20": it must be at most REQUEST_TIMEOUT/],
    [{ PORT: '9000', METRICS_PORT: '9000' }, /^METRICS_PORT is "9000": it must be another port than PORT\.$/],
    [{ SITE_MODULE: import.meta.filename }, /^SITE_MODULE is ".+": it needs SITE_DIR/],
    [{ WIDGET_MODULE: import.meta.filename }, /^WIDGET_MODULE is ".+": it needs WIDGET_DIR/],
  ])('say in a sentence how %o contradict one another', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(StartError);
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  it.each([
    [{ REQUEST_TIMEOUT: '10' }, { headersTimeout: 10, requestTimeout: 10 }],
    [{ REQUEST_TIMEOUT: '20' }, { headersTimeout: 15, requestTimeout: 20 }],
    [{ HEADERS_TIMEOUT: '60' }, { headersTimeout: 60, requestTimeout: 60 }],
    [{ HEADERS_TIMEOUT: '5' }, { headersTimeout: 5, requestTimeout: 30 }],
    [
      { PORT: '0', METRICS_PORT: '0' },
      { port: 0, metricsPort: 0 },
    ],
  ])('let what is not given make way: %o', (environment, settings) => {
    expect(readSettings(environment)).toMatchObject(settings);
  });

  it('take the path that the site was built for, and no other', () => {
    const folder = mkdtempSync(join(tmpdir(), 'units-site-'));
    const built = (scope: string): void =>
      writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify({ scope }));
    const read = (basePath?: string) =>
      readSettings({ SITE_DIR: folder, ...(basePath ? { BASE_PATH: basePath } : {}) });
    // Pages without a base path are the operator's own
    expect(read('/converter').basePath).toBe('/converter');
    built('/converter/');
    expect([read().basePath, read('/converter/').basePath]).toEqual(['/converter', '/converter']);
    expect(() => read('/units')).toThrow(
      /^BASE_PATH is "\/units": the site in SITE_DIR was built for \/converter\. .+\.$/,
    );
    built('/');
    expect(read().basePath).toBeUndefined();
    expect(() => read('/units')).toThrow(/was built for the root of a host/);
    rmSync(folder, { recursive: true });
  });

  it('say all that is wrong at once', () => {
    expect(() => readSettings({ PORT: 'x', WORKERS: 'x' })).toThrow(/^PORT is .+\.\nWORKERS is .+\.$/);
  });

  it('stand in the documentation, each with what holds without it', () => {
    const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const rows = page.split('\n').flatMap((line) => {
      const [, name, unset] = /^\| `([A-Z_]+)` +\| `?([^|`]+?)`? +\|/.exec(line) ?? [];
      return name === undefined ? [] : [[name, unset]];
    });
    expect(rows).toEqual(Object.values(variables).map(({ name, unset }) => [name, unset]));
  });
});
