import type { Field } from '../tool/field.ts';
import { parameterName, type AnyTool } from '../tool/declaration.ts';

/** A parameter as the list of tools shows it. */
export interface ParameterRecord {
  /** The name over HTTP. */
  readonly name: string;
  /** The label in a form. */
  readonly label: string;
  /**
   * The type of the value: a unit, a choice and a measure such as `5 km` are strings, a date is `YYYY-MM-DD`, an array is numbers
   * with commas between them.
   */
  readonly type: 'number' | 'integer' | 'string' | 'date' | 'boolean' | 'array';
  /** The kind of input that a form has for it. */
  readonly kind: Field['kind'];
  /** True if it must be given. */
  readonly required: boolean;
  /** Help for filling it in. */
  readonly description?: string;
  /** The texts that a choice takes. */
  readonly values?: readonly string[];
  /** Labels for the values of a choice, where they differ from the values. */
  readonly names?: { readonly [value: string]: string | undefined };
  /** The identifier of the quantity of a measure. */
  readonly quantity?: string;
  /** The unit of a measure that is a bare number, and of its bounds. */
  readonly unit?: string;
  /** The most numbers of an array. */
  readonly maxItems?: number;
  /** The value if none is given. */
  readonly default?: string | number | boolean;
  /** The least number. */
  readonly minimum?: number;
  /** The greatest number. */
  readonly maximum?: number;
  /** A minimum that is itself excluded. */
  readonly above?: number;
  /** The most characters of a text. */
  readonly maxLength?: number;
}

/** A tool as `/tools` and `/search` list it. */
export interface ToolRecord {
  /** Kebab-case identifier. */
  readonly id: string;
  /** The name for people. */
  readonly name: string;
  /** One sentence: what it does. */
  readonly description: string;
  /** The id of its category. */
  readonly category: string;
  /** Search words. */
  readonly keywords: readonly string[];
  /** The path of the API. */
  readonly endpoint: string;
  /** The path of the page for people. */
  readonly page: string;
  /** Its parameters. */
  readonly parameters: readonly ParameterRecord[];
}

const types = {
  number: 'number',
  integer: 'integer',
  unit: 'string',
  choice: 'string',
  date: 'date',
  text: 'string',
  flag: 'boolean',
  numbers: 'array',
  quantity: 'string',
} as const satisfies Record<Field['kind'], ParameterRecord['type']>;

/** The properties that have a value: JSON has no undefined. */
const present = <T extends object>(properties: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the filter is what the type says
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as never;

/** The bounds of a row that has any. */
const boundsOf = (field: Field): Partial<ParameterRecord> => {
  if (field.kind === 'choice') return present({ values: field.values, names: field.names });
  if (field.kind === 'text') return present({ maxLength: field.maxLength });
  if (field.kind === 'numbers') return { maxItems: field.most };
  if (field.kind !== 'number' && field.kind !== 'integer' && field.kind !== 'quantity') return {};
  const measured = field.kind === 'quantity' ? { quantity: field.of, unit: field.unit } : {};
  return present({ ...measured, minimum: field.min, maximum: field.max, above: field.above });
};

const parameterRecord = (key: string, field: Field): ParameterRecord => ({
  name: parameterName(key),
  label: field.label,
  type: types[field.kind],
  kind: field.kind,
  required: !field.optional && field.default === undefined,
  ...present({
    description: field.description,
    default: typeof field.default === 'function' ? undefined : field.default,
  }),
  ...boundsOf(field),
});

/** The path of a tool over HTTP. */
export const endpointOf = ({ id }: { readonly id: string }): string => `/${id}`;

/** The path of a tool's page, apart from its endpoint: both are served from one address. */
export const pageOf = ({ id }: { readonly id: string }): string => `/tools/${id}/`;

/**
 * Returns the record of a tool, as lists show it.
 *
 * @param tool - A tool, as it is declared.
 */
export function toolRecord(tool: AnyTool): ToolRecord {
  return {
    id: tool.id,
    name: tool.name,
    description: tool.description,
    category: tool.category,
    keywords: tool.keywords,
    endpoint: endpointOf(tool),
    page: pageOf(tool),
    parameters: Object.entries(tool.params).map(([key, field]) => parameterRecord(key, field)),
  };
}
