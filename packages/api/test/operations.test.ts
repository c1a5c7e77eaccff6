import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '../src/contract.ts';
import { mostInPart } from '../src/http/window.ts';
import { longestText, mostLines } from '../src/mcp/sheet.ts';
import { savings } from '../src/node/limits/work-budget.ts';
import { overload, slice } from '../src/node/limits/work-scheduler.ts';
import { longestHead } from '../src/node/server.ts';
import { variables } from '../src/node/settings.ts';

// Every figure of docs/operations.md and of the manifests equals one in the code, or one in the name of a test.

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const page = read('docs/operations.md');
const manifest = read('deploy/kubernetes/units.yaml');
const dockerfile = read('Dockerfile');

const inTests = ['bounds', 'expensive'].map((name) => read(`packages/api/test/${name}.slow.test.ts`)).join('\n');

/** Returns the words of a figure that a test checks from both sides. */
const held = (words: string): string => {
  expect(inTests).toContain(words);
  return /2\^53 − 1|[\d,_]+/.exec(words)![0].replaceAll('_', ',');
};
const count = (number: number): string => number.toLocaleString('en');
const kibibytes = (bytes: number): string => `${bytes / 1024} KiB`;
/** Returns the value of a variable in a text. */
const valueOf = (pattern: RegExp, text: string): string => pattern.exec(text)![1]!;
const inContainer = (name: string): string => valueOf(new RegExp(String.raw`\b${name}=(\d+)`), dockerfile);
const inManifest = (name: string): string =>
  valueOf(new RegExp(String.raw`name: ${name}, (?:value: )?'?(\d+)'?`), manifest);

/** The figures of the page, with the words around them. */
const figures: readonly string[] = [
  `${count(limits.address)} characters; ${kibibytes(longestHead)}; ${kibibytes(limits.body)}`,
  `${limits.conversions}; ${held('a table of 1,000 rows')}`,
  `${held('a search for 200 characters')} characters, ${limits.searchResults}; ${held('a question of 1,000 characters')} characters`,
  `${held('a number of 64 characters')} characters; ${held('an integer of 2^53 − 1')}; ${held('a unit of 200 characters')} characters; ${held('a measure of 80 characters')} characters`,
  `${held('an ingredient of 100 characters')} characters; ${held('a formula of 480 characters')} characters; ${held('an address to embed of 2,048 characters')} characters`,
  `| ${mostInPart} `,
  `${held('a sheet of 2,000 lines')}; ${mostLines} in ${count(longestText)} characters`,
  `${held('a period of 1,000 digits')}; ${held('a tip for 10,000 people')}`,
  `${held('const most = 20;')} ms of the processor`,
  `more than ${kibibytes(limits.agentAnswer)}`,
  `${held('const candidates = 10_000;')} requests in all`,
  `slices of ${slice} ms`,
  `More than ${overload / 1000} s of work`,
  `${savings} s' worth`,
  `${valueOf(/RATE_LIMIT=(\d+)/, page)} requests a minute`,
  `plan for ${valueOf(/averageUtilization: (\d+)/, manifest)} %`,
];

describe('the figures of docs/operations.md', () => {
  it.each(figures)('are those of the code: %s', (figure) => {
    expect(page).toContain(figure);
  });

  it('are all of them', () => {
    const rest = figures
      .reduce((text, figure) => text.replace(figure, ''), page)
      // Without code, the table of settings (which another test checks), statuses, versions and list numbers
      .replaceAll(/```[^]*?```|^\| `[A-Z_]+`.*$|`[^`]*`/gm, '')
      .replaceAll(/\b(?:408|413|414|429|431|503)\b|Node \(22 or newer\)|IPv6|\/64|^\d\. |above 1,/gm, '');
    expect(rest.split('\n').filter((line) => /\d/.test(line))).toEqual([]);
  });

  it('say the limits of the container', () => {
    for (const name of ['CLIENT_WORK', 'CLIENT_CONNECTIONS'])
      expect(page).toContain(`\`${name}=${inContainer(name)}\``);
    expect(valueOf(/limit_conn clients (\d+);/, page)).toBe(inContainer('CLIENT_CONNECTIONS'));
    expect(valueOf(/client_max_body_size (\d+)k/, page)).toBe(String(limits.body / 1024));
    expect(variables.rateWindow.unset).toBe('60');
  });
});

describe('the figures of the manifest', () => {
  it('are the limits of the container', () => {
    expect(inManifest('CLIENT_WORK')).toBe(inContainer('CLIENT_WORK'));
    expect(valueOf(/limit-connections: '(\d+)'/, manifest)).toBe(inContainer('CLIENT_CONNECTIONS'));
    expect(valueOf(/proxy-body-size: (\d+)k/, manifest)).toBe(String(limits.body / 1024));
    expect(inManifest('METRICS_PORT')).toBe(inContainer('METRICS_PORT'));
  });

  it('leave a pod the time to drain', () => {
    const drain = Number(inManifest('DRAIN_DELAY')) + Number(inManifest('DRAIN_TIMEOUT'));
    expect(Number(valueOf(/terminationGracePeriodSeconds: (\d+)/, manifest))).toBeGreaterThan(drain);
    const probe = /readinessProbe:[^]*?periodSeconds: (\d+)\s+failureThreshold: (\d+)/.exec(manifest)!;
    // The probe must notice that a pod is stopping before the pod refuses connections
    expect(Number(probe[1]) * Number(probe[2])).toBeLessThan(Number(inManifest('DRAIN_DELAY')));
  });

  it('ask for no more memory than they allow', () => {
    const [request, limit] = ['requests', 'limits'].map((name) =>
      Number(valueOf(new RegExp(String.raw`${name}: \{.*memory: (\d+)Mi`), manifest)),
    );
    expect(request!).toBeLessThan(limit!);
  });
});
