// The reference of a package, made of the declarations that it publishes: each public name with its documentation and its type.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript-5';

/** A name that a package gives to its users. */
export interface Documented {
  readonly name: string;
  readonly documentation: string;
  readonly examples: readonly string[];
  /** Its declaration. */
  readonly code: string;
  /** Its members that say nothing of themselves. */
  readonly silent: readonly string[];
  /** The entry that has it too, and comes before. */
  readonly seen: string | undefined;
}

export interface Entry {
  /** `@units/engine/text` */
  readonly name: string;
  readonly names: readonly Documented[];
}

/** A type that is longer says less than its documentation. */
const mostLines = 60;

const shortened = (code: string): string => {
  const lines = code.split('\n');
  return lines.length > mostLines ? [...lines.slice(0, mostLines), '  // …'].join('\n') : code;
};

const links = (text: string): string => text.replaceAll(/\{@link (\w+)\s*\}/g, '`$1`');

const tagsOf = (symbol: ts.Symbol, checker: ts.TypeChecker, wanted: string): string[] =>
  symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === wanted)
    .map(({ text }) => links(ts.displayPartsToString(text)));

/** What a comment says, and what is thrown. */
const documentationOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  [
    links(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    ...tagsOf(symbol, checker, 'throws').map((text) => `Throws ${text}`),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** The statement that declares: a variable is declared within one. */
const statementOf = (declaration: ts.Declaration): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;

const codeOf = (declaration: ts.Declaration): string =>
  shortened(statementOf(declaration).getText()).replace(/^export (?:default )?(?:declare )?/, '');

const isPrivate = (member: ts.ClassElement | ts.TypeElement): boolean =>
  ts.canHaveModifiers(member) && !!member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);

/** The members of an interface or a class that no comment explains. */
const silentOf = (declaration: ts.Declaration, checker: ts.TypeChecker): string[] => {
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return [];
  const members: readonly (ts.ClassElement | ts.TypeElement)[] = declaration.members;
  return members.flatMap((member) => {
    if (!member.name || !ts.isIdentifier(member.name) || isPrivate(member)) return [];
    return documentationOf(checker.getSymbolAtLocation(member.name)!, checker) === '' ? [member.name.text] : [];
  });
};

/** Reads exported names one after the other, and remembers which it has met. */
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
      code: codeOf(declaration),
      silent: silentOf(declaration, checker),
      seen,
    };
  };
};

/** What a package that is installed in a folder exports, by its entries. */
export const entriesOf = async (packageName: string, folder: string): Promise<Entry[]> => {
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { readonly types: string }>>;
  };
  // The entries of a pattern, one a language, are data alone
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
    return { name, names: exported.map((symbol) => read(symbol, name)) };
  });
};

const fenced = (code: string): string => `\`\`\`ts\n${code}\n\`\`\``;

const section = ({ name, documentation, examples, code, seen }: Documented): string =>
  seen === undefined
    ? [`### ${name}`, documentation, ...examples.map(fenced), fenced(code)].filter((part) => part !== '').join('\n\n')
    : `### ${name}\n\nThat of \`${seen}\`.`;

/** The reference as Markdown. */
export const referenceOf = (title: string, entries: readonly Entry[]): string => {
  const sections = entries.map(({ name, names }) => [`## ${name}`, ...names.map(section)].join('\n\n'));
  return `# ${title}\n\nMade of the documentation in the source: \`npx vitest run --project published -u\`.\n\n${sections.join('\n\n')}\n`;
};
