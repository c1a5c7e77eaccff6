import { tabulate, UnitsError } from '@units/engine/browse';
import { convert as convertListed } from '@units/engine/lean';
import type { Answering } from '../islands/outcome.ts';

// The tools that name units, for units that are named by identifier or symbol, as they mostly are: a third of the bytes of the
// whole catalogue. Whatever else they are asked they refuse, and the tools themselves are loaded to answer it.

type Texts = Parameters<Answering['answer']>[0];

/** An identifier in the plural; shorter words are symbols. */
const plural = /^[a-z]{4,}s$/;

/** A text as it stands, and the identifier of which it is the plural. */
const readings = (text = ''): readonly string[] => (plural.test(text) ? [text, text.slice(0, -1)] : [text]);

const refuse = (parameter: string): never => {
  throw new UnitsError('invalid-text', '', { parameter });
};

/** A number that the form has written plainly. */
const numberIn = (texts: Texts, name: string): number => {
  const value = Number(texts[name]);
  return String(value) === texts[name] ? value : refuse(name);
};

const converter = ({ from, to }: Texts) => {
  const pairs = readings(from).flatMap((a) => readings(to).map((b) => [a, b] as const));
  return (value: number): number => {
    for (const [a, b] of pairs) {
      try {
        return convertListed(value, a, b);
      } catch (error) {
        if (!(error instanceof UnitsError)) throw error;
      }
    }
    return refuse('from');
  };
};

export const convert: Answering = {
  answer: (texts) => {
    if (texts['ingredient'] !== undefined) refuse('ingredient');
    const { from, to } = texts;
    const value = numberIn(texts, 'value');
    return { value, from, to, result: converter(texts)(value) };
  },
};

export const table: Answering = {
  answer: (texts) => {
    const { from, to, end } = texts;
    const [start, step] = [numberIn(texts, 'start'), numberIn(texts, 'step')];
    const range = { start, step, end: end === undefined ? end : numberIn(texts, 'end') };
    return { from, to, ...range, ...tabulate(converter(texts), range, (key) => key) };
  },
};
