import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

const exec = promisify(execFile);

/** A Chromium that draws no window: it takes half of the processor time to open a page. */
const shell = 'chromium-headless-shell';

const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome',
];

const usual: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder === undefined
      ? []
      : [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')];
  }),
};

const flags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const start = async (executablePath: string, more: readonly string[] = []): Promise<Browser> => {
  const root = process.getuid?.() === 0;
  const options = { executablePath, args: [...flags, ...more], timeout: 30_000 };
  // Chromium's sandbox does not work for root, or in a container without user namespaces. The tests load only our own
  // pages.
  if (root) return chromium.launch({ ...options, chromiumSandbox: false });
  return chromium
    .launch({ ...options, chromiumSandbox: true })
    .catch(() => chromium.launch({ ...options, chromiumSandbox: false }));
};

/**
 * Returns true if the file exists and opens a page: a browser may lack a library, or be a stub that only links to a
 * store.
 */
const works = async (path: string): Promise<boolean> => {
  try {
    await access(path, constants.X_OK);
    const browser = await start(path);
    await browser.close();
    return true;
  } catch {
    return false;
  }
};

const firstThatWorks = async (paths: readonly string[]): Promise<string | undefined> => {
  for (const path of new Set(paths)) if (await works(path)) return path;
  return undefined;
};

const installed = (): Promise<string | undefined> => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return firstThatWorks([...onPath, ...(usual[process.platform] ?? []), chromium.executablePath()]);
};

const tryToRun = async (file: string, args: readonly string[], minutes: number, env = {}): Promise<boolean> => {
  try {
    await exec(file, args, { timeout: minutes * 60_000, env: { ...process.env, ...env }, maxBuffer: 1 << 26 });
    return true;
  } catch {
    return false;
  }
};

const download = (): Promise<boolean> => {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  return tryToRun(process.execPath, [cli, 'install', 'chromium'], 3, patience);
};

/** Installs a package of Debian. Runs only if the tests already run as root: they never ask for permissions. */
const aptGet = async (...args: readonly string[]): Promise<boolean> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  return tryToRun('apt-get', [...patience, ...args], 6, quiet);
};

const install = (name: string): Promise<boolean> => aptGet('install', '--yes', '--no-install-recommends', name);

const installFirst = async (): Promise<boolean> => {
  await aptGet('update');
  return (await install(shell)) || (await install('chromium'));
};

/**
 * Returns the path of a working Chromium, Chrome or Edge: from `CHROMIUM_PATH`, an installed one, Playwright's
 * download, or Debian's. Where Debian's headless shell can be installed, it is preferred to a whole browser. Throws an
 * error with one sentence if none is available.
 */
export const findBrowser = async (): Promise<string> => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (await works(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is "${chosen}", and no browser starts there.`);
  }
  const there = await installed();
  if (there !== undefined) return there.endsWith(shell) || !(await install(shell)) ? there : (await installed())!;
  for (const [what, get] of [
    ['Playwright', download],
    ['apt-get', installFirst],
  ] as const) {
    console.log(`No Chromium, Chrome or Edge found: getting Chromium with ${what}…`);
    await get();
    const got = await installed();
    if (got !== undefined) return got;
  }
  throw new Error('The browser tests need Chromium, Chrome or Edge: install one, or set CHROMIUM_PATH to its program.');
};

/** Starts the browser of {@link findBrowser}, with optional flags. */
export const launch = start;
