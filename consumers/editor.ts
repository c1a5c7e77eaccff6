// The suggestions of an editor: TypeScript's language service, on a program in the folder of a consumer.
import { join } from 'node:path';
import ts from 'typescript-5';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
};

export interface Editor {
  /** The completions at the `|` in the program. */
  complete(program: string): readonly string[];
  /** The hover over the first letter of a word: its type, its documentation, and the names of its tags. */
  hover(
    program: string,
    word: string,
  ): { readonly type: string; readonly documentation: string; readonly tags: readonly string[] };
  /** The signature help at the `|`: each signature with the documentation of its parameters. */
  help(program: string): readonly { readonly signature: string; readonly parameters: readonly string[] }[];
  /** The errors in the program. */
  check(program: string): readonly string[];
}

export const createEditor = (folder: string): Editor => {
  const file = join(folder, 'edited.ts');
  let text = '';
  let version = 0;
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => true,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    getCompilationSettings: () => options,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [file],
    getScriptVersion: (path) => (path === file ? String(version) : ''),
    getScriptSnapshot: (path) => {
      const found = path === file ? text : ts.sys.readFile(path);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
  });
  const write = (program: string): void => {
    text = program;
    version += 1;
  };

  return {
    complete: (program) => {
      write(program.replace('|', ''));
      return service.getCompletionsAtPosition(file, program.indexOf('|'), {})?.entries.map(({ name }) => name) ?? [];
    },
    hover: (program, word) => {
      write(program);
      const info = service.getQuickInfoAtPosition(file, program.indexOf(word));
      return {
        type: ts.displayPartsToString(info?.displayParts),
        documentation: ts.displayPartsToString(info?.documentation),
        tags: (info?.tags ?? []).map(({ name }) => name),
      };
    },
    help: (program) => {
      write(program.replace('|', ''));
      const found = service.getSignatureHelpItems(file, program.indexOf('|'), {})?.items ?? [];
      return found.map(({ prefixDisplayParts, separatorDisplayParts, suffixDisplayParts, parameters }) => ({
        signature: [
          prefixDisplayParts,
          parameters.flatMap(({ displayParts }, at) =>
            at === 0 ? displayParts : [...separatorDisplayParts, ...displayParts],
          ),
          suffixDisplayParts,
        ]
          .map((parts) => ts.displayPartsToString(parts))
          .join(''),
        parameters: parameters.map(({ documentation }) => ts.displayPartsToString(documentation)),
      }));
    },
    check: (program) => {
      write(program);
      return service
        .getSemanticDiagnostics(file)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
};
