import { listQuantities, listTools, type ToolRecord } from '@units/engine/catalog';

// The oEmbed answer (https://oembed.com) for an address of the service: the code of a frame that shows it on another site.

/** The maximum size of the frame, in pixels. */
export interface Room {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The widget's view of a page. */
interface View {
  readonly title: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** The size that shows the whole widget without scrolling, in pixels. */
const size = { width: 360, height: 420 };

/** The seconds for which a consumer may cache the answer. */
const cacheAge = 86_400;

const widget: View = { title: 'Unit converter', settings: {} };

/** Returns the settings that a page fixes, or undefined if the widget lacks one of them. */
const decidedBy = ({ parameters }: ToolRecord): View['settings'] | undefined => {
  const decided = parameters.flatMap(({ name, values }) => (values?.length === 1 ? [[name, values[0]!]] : []));
  return decided.every(([name]) => name === 'from' || name === 'to') ? Object.fromEntries(decided) : undefined;
};

/** Returns the pages that the widget can show, which are the converter's pages, by path. */
const makeViews = (): ReadonlyMap<string, View> => {
  const baseUnits = new Map(listQuantities().map(({ name, baseUnit }) => [name, baseUnit]));
  const pages = listTools().flatMap((tool): (readonly [string, View])[] => {
    const settings = tool.endpoint === '/convert' ? decidedBy(tool) : undefined;
    if (!settings) return [];
    const from = baseUnits.get(tool.id);
    return [[tool.page, { title: tool.name, settings: from === undefined ? settings : { from } }]];
  });
  return new Map([['/widget/', widget], ...pages]);
};

let views: ReadonlyMap<string, View> | undefined;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/** Returns the answer for a page of the service, or undefined if the widget cannot show it. */
export const embed = ({ pathname, searchParams }: URL, room: Room, service: string): object | undefined => {
  views ??= makeViews();
  const view = views.get(pathname.endsWith('/') ? pathname : `${pathname}/`);
  if (!view) return undefined;
  const width = Math.min(size.width, room.width ?? size.width);
  const height = Math.min(size.height, room.height ?? size.height);
  const settings = new URLSearchParams({ ...view.settings, ...Object.fromEntries(searchParams) });
  if (height < size.height && !settings.has('compact')) settings.set('compact', '1');
  const query = settings.size === 0 ? '' : `?${settings}`;
  const source = escape(`${service}/widget/${query}`);
  return {
    type: 'rich',
    version: '1.0',
    title: view.title,
    provider_name: 'Units',
    provider_url: `${service}/`,
    cache_age: cacheAge,
    html: `<iframe src="${source}" title="${escape(view.title)}" width="${width}" height="${height}" loading="lazy" style="border: 0"></iframe>`,
    width,
    height,
  };
};
