// Writes the reference of a package from its published declarations: each public name with its documentation and its
// type.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript-5';

/** A public name of a package. */
export interface Documented {
  readonly name: string;
  readonly documentation: string;
  readonly examples: readonly string[];
  /** Its parameters, one line each. The parameters of a tool are in its declaration. */
  readonly parameters: readonly string[];
  /** Its declaration, or for a tool its call signature. */
  readonly code: string;
  /** For a variable, the name of its type without arguments: `LeanConvert`. */
  readonly type: string | undefined;
  /** Its members and parameters without a comment. */
  readonly silent: readonly string[];
  /** An earlier entry that also exports the name. */
  readonly seen: string | undefined;
}

export interface Entry {
  /** `@units/engine/text` */
  readonly name: string;
  readonly names: readonly Documented[];
}

/** The most lines of a signature. Longer ones are folded. */
const mostLines = 60;

/** The number of members from which a type is listed one line each. */
const many = 20;

const links = (text: string): string => text.replaceAll(/\{@link (\w+)\s*\}/g, '`$1`');

const tagsOf = (symbol: ts.Symbol, checker: ts.TypeChecker, wanted: string): string[] =>
  symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === wanted)
    .map(({ text }) => links(ts.displayPartsToString(text)));

/** Returns the text of a doc comment and its @throws. */
const documentationOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  [
    links(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    ...tagsOf(symbol, checker, 'throws').map((text) => `Throws ${text}`),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** Returns the documentation of each parameter of a function. */
const parametersOf = (declaration: ts.Declaration, checker: ts.TypeChecker): string[] => {
  if (!ts.isVariableDeclaration(declaration) && !ts.isFunctionDeclaration(declaration)) return [];
  const [call] = typeOf(declaration) === 'Tool' ? [] : checker.getTypeAtLocation(declaration).getCallSignatures();
  return (call?.parameters ?? []).map(
    (parameter) =>
      `- \`${parameter.name}\`: ${links(ts.displayPartsToString(parameter.getDocumentationComment(checker))).replace(/^- /, '')}`,
  );
};

/** Returns the statement of a declaration: a variable is declared inside a statement. */
const statementOf = (declaration: ts.Declaration): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;

const typeOf = (declaration: ts.Declaration): string | undefined =>
  ts.isVariableDeclaration(declaration)
    ? /^(?:import\("[^"]*"\)\.)?(\w+)</.exec(declaration.type?.getText() ?? '')?.[1]
    : undefined;

const { CallSignature } = ts.SyntaxKind;
const { MultilineObjectLiterals, NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.NodeBuilderFlags;
const flags = MultilineObjectLiterals | NoTruncation | UseAliasDefinedOutsideCurrentScope;
const printer = ts.createPrinter();

const codeOf = (declaration: ts.Declaration, checker: ts.TypeChecker): string => {
  const [call] = typeOf(declaration) === 'Tool' ? checker.getTypeAtLocation(declaration).getCallSignatures() : [];
  if (call && ts.isVariableDeclaration(declaration)) {
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- flags of an enum, joined
    const signature = checker.signatureToSignatureDeclaration(call, CallSignature, declaration, flags)!;
    const text = printer.printNode(ts.EmitHint.Unspecified, signature, declaration.getSourceFile());
    return `function ${declaration.name.getText()}${text}`;
  }
  return statementOf(declaration)
    .getText()
    .replace(/^(?:export )?(?:default )?(?:declare )?/, '');
};

const isPrivate = (member: ts.ClassElement | ts.TypeElement): boolean =>
  ts.canHaveModifiers(member) && !!member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);

/** Returns the parameters without a comment, of the functions of a type. */
const silentParametersOf = (type: ts.Type, checker: ts.TypeChecker): string[] =>
  [...type.getCallSignatures(), ...type.getConstructSignatures()]
    .flatMap(({ parameters }) => parameters)
    .filter((parameter) => parameter.getDocumentationComment(checker).length === 0)
    .map(({ name }) => name);

/**
 * Returns the members without a comment of an interface or a class, and such parameters of all functions of a
 * declaration.
 */
const silentOf = (declaration: ts.Declaration, checker: ts.TypeChecker): string[] => {
  if (ts.isTypeAliasDeclaration(declaration)) return [];
  const own = silentParametersOf(checker.getTypeAtLocation(declaration), checker);
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return own;
  const members: readonly (ts.ClassElement | ts.TypeElement)[] = declaration.members;
  const ofMembers = members.flatMap((member) => {
    if (!member.name || !ts.isIdentifier(member.name) || isPrivate(member)) return [];
    const { text } = member.name;
    // A property with a function type is a function that the caller passes
    const type = ts.isPropertySignature(member) ? undefined : checker.getTypeAtLocation(member);
    const parameters = type ? silentParametersOf(type, checker).map((name) => `${text}(${name})`) : [];
    return documentationOf(checker.getSymbolAtLocation(member.name)!, checker) === ''
      ? [text, ...parameters]
      : parameters;
  });
  return [...own, ...ofMembers];
};

/** Returns a reader of exported names, which remembers the names that it has seen. */
const createReader = (checker: ts.TypeChecker) => {
  const met = new Map<ts.Symbol, string>();
  return (exported: ts.Symbol, entry: string): Documented => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaration = symbol.declarations?.[0];
    if (!declaration) throw new Error(`${exported.name} is declared nowhere.`);
    const seen = met.get(symbol);
    if (seen === undefined) met.set(symbol, entry);
    return {
      name: exported.name,
      documentation: documentationOf(symbol, checker),
      examples: tagsOf(symbol, checker, 'example'),
      parameters: parametersOf(declaration, checker),
      code: codeOf(declaration, checker),
      type: typeOf(declaration),
      silent: silentOf(declaration, checker),
      seen,
    };
  };
};

/** Returns the sort key: functions first, then classes, then types. */
const placeOf = ({ code }: Documented): number => {
  if (/^(?:const|function)\b/.test(code)) return 0;
  return code.startsWith('class') ? 1 : 2;
};

/** Returns the exports of an installed package, by entry. */
export const entriesOf = async (packageName: string, folder: string): Promise<Entry[]> => {
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { readonly types: string }>>;
  };
  // The entries of a pattern, one for each language, contain only data
  const files = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'string' || entry.includes('*')
      ? []
      : [{ name: join(packageName, entry), file: join(folder, target.types) }],
  );
  const options = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, types: [] };
  const program = ts.createProgram(
    files.map(({ file }) => file),
    options,
  );
  const checker = program.getTypeChecker();
  const read = createReader(checker);
  return files.map(({ name, file }) => {
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!);
    return { name, names: exported.map((symbol) => read(symbol, name)).toSorted((a, b) => placeOf(a) - placeOf(b)) };
  });
};

const folded = (summary: string, text: string): string =>
  `<details>\n<summary>${summary}</summary>\n\n${text}\n\n</details>`;

const fenced = (code: string): string => {
  const text = `\`\`\`ts\n${code}\n\`\`\``;
  const lines = code.split('\n');
  return lines.length > mostLines ? folded(`${lines.length} lines`, text) : text;
};

const section = ({ name, documentation, parameters, examples, code, seen }: Documented): string =>
  seen === undefined
    ? [`### ${name}`, documentation, parameters.join('\n'), ...examples.map(fenced), fenced(code)]
        .filter((part) => part !== '')
        .join('\n\n')
    : `### ${name}\n\nThat of \`${seen}\`.`;

/** Returns names of one type, one line each. */
const series = (type: string, names: readonly Documented[]): string => {
  const lines = names.map(({ name, documentation }) => `- \`${name}\`: ${documentation}`);
  return folded(`${names.length} of type ${type}`, lines.join('\n'));
};

const sectionsOf = ({ name, names }: Entry): string => {
  const own = names.filter(({ seen }) => seen === undefined);
  const types = [...new Set(own.map(({ type }) => type))].filter((type) => type !== undefined && type !== 'Tool');
  const all = types.map((type) => [type!, own.filter((each) => each.type === type)] as const);
  const long = all.filter(([, each]) => each.length > many);
  const alone = names.filter((each) => !long.some(([, told]) => told.includes(each)));
  return [`## ${name}`, ...alone.map(section), ...long.map(([type, told]) => series(type, told))].join('\n\n');
};

/** Returns the reference as Markdown. */
export const referenceOf = (title: string, entries: readonly Entry[]): string => {
  const sections = entries.map(sectionsOf);
  return `# ${title}\n\nMade of the documentation in the source: \`npx vitest run --project published -u\`.\n\n${sections.join('\n\n')}\n`;
};
