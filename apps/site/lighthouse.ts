// `pnpm --filter @units/site lighthouse [address]` prints Lighthouse's results for one page of each kind, from a
// running service. It is not a part of `npm test`: it takes minutes, and its performance depends on the machine.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../../scripts/browser.ts';

const exec = promisify(execFile);

const version = '13.5.0';
const [address = 'http://localhost:8000'] = process.argv.slice(2);

const least = { accessibility: 1, 'best-practices': 1, seo: 1, 'agentic-browsing': 1 };

/** The pages, with the lowest allowed performance score. */
const pages = [
  ['/', 0.98],
  ['/tools/tip/', 0.98],
  ['/tools/bmi/', 0.98],
  ['/kilometers-to-miles/', 0.98],
  ['/length/', 0.98],
  ['/ingredients/all-purpose-flour/', 0.98],
  ['/embed/', 0.98],
  ['/docs/', 0.8],
] as const;

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly scoreDisplayMode: string }>>;
}

const run = async (url: string): Promise<Report> => {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  const { stdout } = await exec('npx', ['--yes', `lighthouse@${version}`, url, ...flags], { env, maxBuffer: 1 << 26 });
  return JSON.parse(stdout) as Report;
};

/** Returns the audits of a category that failed. */
const failing = ({ categories, audits }: Report, category: string): readonly string[] =>
  categories[category]!.auditRefs.map(({ id }) => id).filter((id) => {
    const { score, scoreDisplayMode } = audits[id]!;
    return scoreDisplayMode === 'binary' && score !== null && score < 1;
  });

let isBelow = false;
for (const [path, performance] of pages) {
  const report = await run(address + path);
  const bars: Readonly<Record<string, number>> = { performance, ...least };
  const scores = Object.entries(report.categories).map(([id, { score }]) => {
    const isShort = (score ?? 1) < (bars[id] ?? 0);
    isBelow ||= isShort;
    return `${id} ${Math.round((score ?? 1) * 100)}${isShort ? ` (${failing(report, id).join(', ') || 'below'})` : ''}`;
  });
  console.log(`${path.padEnd(34)} ${scores.join('  ')}`);
}
process.exit(isBelow ? 1 : 0);
