// Puts the functions that a first conversion calls into brackets. V8 skips over a function where it stands and reads it again when it
// is called; one in brackets, as if it were called there, it compiles at once.
import { Session } from 'node:inspector/promises';
import type { Rolldown } from 'tsdown';

interface Entry {
  readonly convert: (value: number, from: string, to: string) => number;
}

/** Where the functions begin that a program calls until its first conversion is done. */
export const calledFunctions = async (code: string): Promise<ReadonlySet<number>> => {
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true });
  const { convert } = (await import(url)) as Entry;
  convert(1, 'km', 'mi');
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const functions = result.find((script) => script.url === url)!.functions.map(({ ranges }) => ranges[0]!);
  return new Set(functions.filter(({ count }) => count > 0).map(({ startOffset }) => startOffset));
};

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

/** Where the functions stand that a statement declares: `const f = () => …`. */
const declared = (statement: Statement): { readonly start: number; readonly end: number }[] =>
  statement.type === 'VariableDeclaration'
    ? statement.declarations.flatMap(({ init }) => (init?.type === 'ArrowFunctionExpression' ? [init] : []))
    : [];

/** The marking as a plugin of Rolldown, for the main entry, which is a file by itself. */
export const eager: Rolldown.Plugin = {
  name: 'eager',
  async renderChunk(code, chunk, _options, { magicString }) {
    if (chunk.fileName !== 'index.js') return undefined;
    const called = await calledFunctions(code);
    for (const { start, end } of this.parse(code).body.flatMap(declared)) {
      if (called.has(start)) magicString!.prependRight(start, '(').appendLeft(end, ')');
    }
    return magicString;
  },
};
