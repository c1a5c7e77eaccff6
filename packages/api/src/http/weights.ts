/** One of what a caller takes, and how gladly: from 1 down to 0, which is not at all. */
export interface Weighted {
  /** In small letters. */
  readonly name: string;
  readonly weight: number;
}

/** Reads `Accept` or `Accept-Encoding`: names with commas between them, each with its `q` if it has one (RFC 9110, 12.4.2). */
export const weightsOf = (header: string): readonly Weighted[] =>
  header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return { name, weight: weight === undefined ? 1 : Number(weight) || 0 };
    });
