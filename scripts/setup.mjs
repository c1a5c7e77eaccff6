// Code that `npm start` and `npm test` share: running a program to its end, and installing the dependencies. It is
// plain JavaScript with only Node's own modules, because it runs on any Node ≥ 20 before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const windows = process.platform === 'win32';

/** The Node version that the project pins. It runs TypeScript directly. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** Returns the JavaScript file of a command of an installed package. */
export const command = (packageName, name = packageName) => {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
};

/** Prints one sentence and exits with code 1. */
export const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const running = new Set();
let stopped = 0;
let lastStop = -Infinity;

const pass = (child, signal) => {
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The process has already ended.
  }
};

// Each program runs in its own process group, so that a signal reaches it once, through this process. Ctrl-C in a
// terminal arrives here twice: from the terminal and from npm.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopped = 128 + constants.signals[signal];
    if (running.size === 0) process.exit(stopped);
    if (performance.now() - lastStop < 300) return;
    lastStop = performance.now();
    for (const child of running) pass(child, signal);
  });
}

// When npm is stopped, it ends with the shell that it started, but this process keeps running.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  watch.unref();
}

/**
 * Runs a program without a shell until it ends. Returns its exit code, and with `quiet` its output. With `channel` the
 * program has an IPC channel, and can notice when this process ends.
 */
export const run = (file, args, { quiet = false, channel = false, env = {} } = {}) =>
  new Promise((done) => {
    const out = quiet ? 'pipe' : 'inherit';
    const child = spawn(file, args, {
      cwd: root,
      detached: !windows,
      stdio: ['ignore', out, out, ...(channel ? ['ipc'] : [])],
      env: {
        ...process.env,
        PATH: [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
        TURBO_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1',
        ...env,
      },
    });
    running.add(child);
    let output = '';
    const end = (code) => {
      running.delete(child);
      // Some programs exit with 0 when stopped. Use only the server's own exit code.
      if (stopped > 0) process.exit(channel ? code : stopped);
      done({ code, output });
    };
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => {
      output += `${file}: ${error.message}\n`;
      end(127);
    });
    child.on('close', (code, signal) => end(signal === null ? code : 128 + constants.signals[signal]));
  });

const manifests = () => {
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  return ['.', 'bench', ...folders].map((folder) => join(folder, 'package.json')).toSorted();
};

/** Returns a hash that changes with the dependencies, the platform or the architecture. */
const wanted = () => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()]) {
    const path = join(root, name);
    if (existsSync(path)) hash.update(`\n${name}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
};

const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

/**
 * Installs the dependencies of the lockfile, unless they are installed. Returns undefined, or a text that says what
 * failed.
 */
export const install = async () => {
  const stamp = join(root, 'node_modules', '.units-installed');
  const want = wanted();
  if (existsSync(stamp) && existsSync(pinnedNode) && readFileSync(stamp, 'utf8') === want) return undefined;

  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const npm = process.env.npm_execpath ?? '';
  const npx = npm.endsWith('npm-cli.js') ? [process.execPath, join(dirname(npm), 'npx-cli.js')] : ['npx'];
  const [file, ...args] = [...npx, '--yes', packageManager, 'install', '--frozen-lockfile'];
  // Without these limits, npm and pnpm wait for minutes before they report a missing network.
  const patience = { npm_config_fetch_retry_mintimeout: '1000', npm_config_fetch_retry_maxtimeout: '4000' };
  const { code, output } = await run(file, args, { quiet: true, env: { CI: 'true', ...patience } });
  if (code === 0) {
    writeFileSync(stamp, want);
    return undefined;
  }
  return offline.test(output)
    ? `${output}\nThe npm registry could not be reached, and the first run downloads the dependencies from it. Connect to the internet, or set npm's registry or proxy, and run the command again.`
    : `${output}\nInstalling the dependencies failed: the lines above say why.`;
};

/** Builds with turbo, which skips packages without changes. Returns undefined, or the output of a failed build. */
export const build = async (...packages) => {
  const args = [command('turbo'), 'run', 'build', ...packages.map((name) => `--filter=${name}`)];
  const { code, output } = await run(pinnedNode, args, { quiet: true });
  return code === 0 ? undefined : output;
};
