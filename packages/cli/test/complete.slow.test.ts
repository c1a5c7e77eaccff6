import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { conversion } from '@units/engine/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../src/commands.ts';
import { offersFor } from '../src/completion/offers.ts';
import { questionOptions } from '../src/question/options.ts';
import { main, units } from './units.ts';

const version = { type: 'boolean', about: 'show the version' } as const;

const offered = (...words: string[]): readonly string[] =>
  offersFor(words, commands, { ...questionOptions, version }).map(([text]) => text);

describe('what is offered', () => {
  test('is commands, options, quantities, units and words', () => {
    expect(offered('')).toEqual(expect.arrayContaining(['column', 'list', 'show']));
    expect(offered('--v')).toEqual(['--version']);
    expect(offered('help', 'col')).toEqual(['column']);
    expect(offered('5', 'km', 'to', 'mil')).toEqual(expect.arrayContaining(['mile', 'miles']));
    expect(offered('--codes', '')).toEqual(conversion.params.codes.values);
    expect(offered('--lang', 'd')).toEqual(['de']);
    expect(offered('sheet', '--lang', 'd')).toEqual(['de']);
    expect(offered('column', 'x.csv', '--fr')).toEqual(['--from']);
    expect(offered('column', '--from', 'kilog')).toContain('kilogram');
    expect(offered('column', '--from', '=', 'kilog')).toContain('kilogram');
    expect(offered('list', 'mas')).toEqual(['mass', 'mass-flow']);
    expect(offered('show', 'furl')).toContain('furlong');
    expect(offered('list', '--format', 'p')).toEqual(['parquet']);
    expect(offered('complete', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  test('is nothing for files, which the shell knows', () => {
    expect(offered('column', '')).toEqual([]);
    expect(offered('column', '-o', 'a')).toEqual([]);
  });
});

describe('the script', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'units-shell-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const command = `'${process.execPath}' '${main}'`;

  test('completes in bash, and runs nothing that stands in the words', async () => {
    const program = `
      units() { ${command} "$@"; }
      source <(units complete bash)
      COMP_WORDS=(units list mas) COMP_CWORD=2
      _units; printf '%s ' "\${COMPREPLY[@]}"
      COMP_WORDS=(units list '$(touch ${folder}/ran)') COMP_CWORD=2
      _units; echo "\${#COMPREPLY[@]}"; ls ${folder}/ran 2>/dev/null
      complete -p units`;
    const path = join(folder, 'units.bash');
    await writeFile(path, program);
    const { stdout } = await promisify(execFile)('bash', [path]);
    expect(stdout.trim().split('\n')).toEqual(['mass mass-flow 0', 'complete -o default -F _units units']);
  });

  test.each(['bash', 'zsh', 'fish'])('is there for %s', async (shell) => {
    const { code, out } = await units(['complete', shell]);
    expect([code, out]).toEqual([0, expect.stringContaining('units complete -- ')]);
  });

  test('is refused for other shells', async () => {
    expect(await units(['complete', 'tcsh'])).toEqual({ code: 2, out: '', err: 'Say which shell: bash, zsh, fish.\n' });
  });
});
