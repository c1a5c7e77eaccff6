import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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
    ['SITE_DIR', '/nowhere'],
    ['SITE_MODULE', '/nowhere'],
  ])('say in a sentence what is wrong with %s', (name, ...texts) => {
    for (const text of texts) {
      expect(() => readSettings({ [name]: text })).toThrow(StartError);
      expect(() => readSettings({ [name]: text })).toThrow(new RegExp(`^${name} is "${text}": .+\\.$`));
    }
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
