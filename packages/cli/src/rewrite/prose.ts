import { fromMarkdown } from 'mdast-util-from-markdown';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** A stretch of a file that people read as prose. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The formats of texts. */
export type Format = 'markdown' | 'html' | 'text';

interface MarkdownNode {
  readonly type: string;
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } };
  readonly children?: readonly MarkdownNode[];
}

const links = new Set(['link', 'linkReference', 'definition']);

/** The block of settings before a Markdown text. */
const frontMatter = /^---\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/;

function* inMarkdown(node: MarkdownNode): Generator<Stretch> {
  if (links.has(node.type)) return;
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (node.type === 'text' && start !== undefined && end !== undefined) yield { start, end };
  for (const child of node.children ?? []) yield* inMarkdown(child);
}

/** Elements whose text is code, a link, or nothing that people read. */
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
  'var',
]);

function* inHtml(node: DefaultTreeAdapterTypes.Node): Generator<Stretch> {
  if (kept.has(node.nodeName)) return;
  const location = node.nodeName === '#text' ? node.sourceCodeLocation : undefined;
  if (location) yield { start: location.startOffset, end: location.endOffset };
  if ('childNodes' in node) for (const child of node.childNodes) yield* inHtml(child);
}

/** The stretches of a text that are prose, in their order: no code, links or attributes. */
export const proseOf = (text: string, format: Format): readonly Stretch[] => {
  if (format === 'text') return [{ start: 0, end: text.length }];
  if (format === 'html') return [...inHtml(parse(text, { sourceCodeLocationInfo: true }))];
  const start = frontMatter.exec(text)?.[0].length ?? 0;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a tree of nodes, of which these properties are read
  const tree = fromMarkdown(text.slice(start)) as MarkdownNode;
  return Array.from(inMarkdown(tree), (stretch) => ({ start: start + stretch.start, end: start + stretch.end }));
};
