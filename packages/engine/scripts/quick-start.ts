// Writes the functions of the main entry so that V8 is soon done with them when a program starts. It skips over a function where it
// stands, and reads it again when it is called. One in brackets, as if it were called there, it compiles at once: so stand those that a
// first conversion calls. All others become declarations, which it skips over faster than arrow functions.
import { Session } from 'node:inspector/promises';
import type { Rolldown } from 'tsdown';

/** Where the functions begin that a program calls until its first conversion is done. */
export const calledFunctions = async (code: string): Promise<ReadonlySet<number>> => {
  // The call stands behind the code: what is shared between files is not exported under its own name
  const url = `data:text/javascript,${encodeURIComponent(`${code}\nconvert(1, 'km', 'mi');`)}`;
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true });
  await import(url);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const functions = result.find((script) => script.url === url)!.functions.map(({ ranges }) => ranges[0]!);
  return new Set(functions.filter(({ count }) => count > 0).map(({ startOffset }) => startOffset));
};

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

/** What a statement declares, if that is one function: `const f = () => …`. */
const declared = (statement: Statement) => {
  const [first, second] = statement.type === 'VariableDeclaration' ? statement.declarations : [];
  const { id, init } = first ?? {};
  return !second && id?.type === 'Identifier' && init?.type === 'ArrowFunctionExpression'
    ? { name: id.name, arrow: init }
    : undefined;
};

/** The rewriting as a plugin of Rolldown, for the file of all that the main entry needs. */
export const quickStart: Rolldown.Plugin = {
  name: 'quick-start',
  async renderChunk(code, chunk, _options, { magicString }) {
    if (chunk.name !== 'core') return undefined;
    const called = await calledFunctions(code);
    for (const statement of this.parse(code).body) {
      const { name, arrow } = declared(statement) ?? {};
      if (!arrow) continue;
      if (called.has(arrow.start)) {
        magicString!.prependRight(arrow.start, '(').appendLeft(arrow.end, ')');
        continue;
      }
      const sign = code.indexOf('=>', arrow.params.at(-1)?.end ?? arrow.start);
      const [open, close] = arrow.body.type === 'BlockStatement' ? ['', ''] : ['{ return (', '); }'];
      magicString!
        .overwrite(statement.start, arrow.start, `function ${name}`)
        .overwrite(sign, sign + 2, open)
        .appendLeft(arrow.end, close);
    }
    return magicString;
  },
};
