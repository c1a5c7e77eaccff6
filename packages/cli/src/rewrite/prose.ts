import { fromMarkdown } from 'mdast-util-from-markdown';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { subtagOf } from '../question/language.ts';

/** A span of a file that contains prose. */
export interface ProseSpan {
  readonly start: number;
  readonly end: number;
}

/** The formats of texts. */
export type Format = 'markdown' | 'html' | 'text';

interface MarkdownNode {
  readonly type: string;
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } };
  readonly children?: readonly MarkdownNode[];
  readonly value?: string;
}

const links = new Set(['link', 'linkReference', 'definition']);

/** Matches the front matter of a Markdown text. */
const frontMatter = /^---\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/;

/** Elements whose text is code, a link, not for people, or an amount that a script shows. */
const kept = new Set([
  'a',
  'code',
  'kbd',
  'math',
  'pre',
  'samp',
  'script',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'units-amount',
  'var',
]);

function* inMarkdown(node: MarkdownNode): Generator<ProseSpan> {
  if (links.has(node.type)) return;
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (node.type === 'text' && start !== undefined && end !== undefined) yield { start, end };
  let open: string | undefined;
  for (const child of node.children ?? []) {
    const [, slash, name = ''] = /^<(\/?)([a-z][\w-]*)/i.exec(child.type === 'html' ? (child.value ?? '') : '') ?? [];
    if (open === undefined) yield* inMarkdown(child);
    // Code between tags within a paragraph
    if (slash === '' && kept.has(name.toLowerCase())) open ??= name;
    else if (slash === '/' && name === open) open = undefined;
  }
}

/** Returns true for text that must not be translated, or is in a language other than its page's. */
const isForeign = (node: DefaultTreeAdapterTypes.Node, language: string): boolean =>
  'attrs' in node &&
  node.attrs.some(
    ({ name, value }) =>
      (name === 'translate' && value === 'no') ||
      (name === 'lang' && node.nodeName !== 'html' && subtagOf(value) !== language),
  );

function* inHtml(node: DefaultTreeAdapterTypes.Node, language: string): Generator<ProseSpan> {
  if (kept.has(node.nodeName) || isForeign(node, language)) return;
  const location = node.nodeName === '#text' ? node.sourceCodeLocation : undefined;
  if (location) yield { start: location.startOffset, end: location.endOffset };
  if ('childNodes' in node) for (const child of node.childNodes) yield* inHtml(child, language);
}

/** Returns the declared language of a page, or undefined. */
export const languageOfPage = (text: string): string | undefined => /<html\b[^>]*\slang=["']?([\w-]+)/i.exec(text)?.[1];

/** Returns the spans of a text that are prose, in order, without code, links and attributes. */
export const proseOf = (text: string, format: Format, tag = 'en'): readonly ProseSpan[] => {
  if (format === 'text') return [{ start: 0, end: text.length }];
  if (format === 'html') return [...inHtml(parse(text, { sourceCodeLocationInfo: true }), subtagOf(tag))];
  const start = frontMatter.exec(text)?.[0].length ?? 0;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a tree of nodes, of which these properties are read
  const tree = fromMarkdown(text.slice(start)) as MarkdownNode;
  return Array.from(inMarkdown(tree), (prose) => ({ start: start + prose.start, end: start + prose.end }));
};
