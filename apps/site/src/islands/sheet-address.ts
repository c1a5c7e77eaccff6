// Stores the text of a sheet in the fragment of the address, which servers do not receive.

const start = '#sheet=';
/** The longest decompressed text: the limit of a sheet. */
const longest = 200_000;

const toBytes = async (text: ReadableStream<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = text.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > longest) throw new RangeError('The text is too long for a sheet.');
    parts.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  toBytes(new Blob([bytes]).stream().pipeThrough(stream));

/** Returns a text as a compressed fragment for an address. Empty for empty text. */
export const fragmentOf = async (text: string): Promise<string> => {
  if (text === '') return '';
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  return start + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** Returns the text in the fragment of an address, or undefined if there is none or it is truncated. */
export const textOf = async (fragment: string): Promise<string | undefined> => {
  if (!fragment.startsWith(start)) return undefined;
  try {
    const binary = atob(fragment.slice(start.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(packed, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return undefined;
  }
};
