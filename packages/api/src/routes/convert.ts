import { conversion } from '@units/engine/tools';
import { pure } from '../http/answer.ts';
import { csvOf } from '../http/csv.ts';
import { severalTargets } from '../http/fault.ts';
import type { Forms } from '../http/form.ts';
import { limits } from '../contract.ts';
import { describeConvert } from '../openapi/convert.ts';
import { readQuery } from '../http/query.ts';
import { countedOf, keep, readRounding, roundingNames, writeRounded, type Rounding } from '../http/rounding.ts';
import {
  parameterName,
  readUncertainty,
  uncertaintyNames,
  uncertaintyByCode,
  type StatedUncertainty,
  type UncertainResult,
} from '@units/engine/server';
import { ofQuery, type Endpoint } from './endpoint.ts';
import { shelfOf } from './tool.ts';

type Given = Readonly<Record<string, string | undefined>>;

interface Single extends Partial<UncertainResult> {
  readonly value: number;
  readonly from: string;
  readonly to: string;
  readonly result: number;
}

/** One value converted to several units. */
interface Several {
  readonly value: number;
  readonly from: string;
  readonly to: string;
  readonly results: readonly ({ readonly to: string; readonly result: number } & Partial<UncertainResult>)[];
}

const names = [...Object.keys(conversion.params).map(parameterName), ...roundingNames, ...uncertaintyNames];

/** Returns the answer with rounded results and a note of the rounding. */
const roundAnswer = (answer: Several | Single, rounding: Rounding): Several | Single => {
  const round = <Measured extends { readonly result: number }>(one: Measured): Measured => ({
    ...one,
    result: Number(writeRounded(one.result, rounding)),
  });
  const rounded = 'results' in answer ? { ...answer, results: answer.results.map(round) } : round(answer);
  return { ...rounded, ...rounding };
};

/** Returns one conversion, with the uncertainty of its result if one is stated. */
const convertOne = (given: Given, stated: StatedUncertainty | undefined, rounding: Rounding | undefined): Single => {
  const answer = conversion.answer(given);
  if (!stated) return answer;
  const ways = conversion.read(given);
  const to = rounding && countedOf(rounding);
  return { ...answer, ...uncertaintyByCode(answer, ways)(answer.value, stated, answer.result, to) };
};

const toEach = (
  given: Given,
  to: string,
  stated: StatedUncertainty | undefined,
  rounding: Rounding | undefined,
): Several => {
  const targets = to.split(',').map((target) => target.trim());
  if (targets.length > limits.targets) throw severalTargets(targets.length, limits.targets);
  const all = targets.map((target) => convertOne({ ...given, to: target }, stated, rounding));
  const { value, from } = all[0]!;
  return { value, from, to, results: all.map((one) => ({ ...one, value: undefined, from: undefined })) };
};

/** Returns true if the caller asks to keep the figures. With a stated uncertainty, the uncertainty decides them. */
const isKept = ({ figures }: Given): boolean => figures?.trim() === keep;

/** Converts a value to one unit, or to several: `to=mi,ft`. Throws a UnitsError. */
const convertQuery = (given: Given): Several | Single => {
  const stated = readUncertainty(given);
  const wanted = stated ? { ...given, value: stated.value } : given;
  const rounding = isKept(given) && stated ? undefined : readRounding(given);
  const answer = given['to']?.includes(',')
    ? toEach(wanted, given['to'], stated, rounding)
    : convertOne(wanted, stated, rounding);
  return rounding ? roundAnswer(answer, rounding) : answer;
};

const resultsOf = (body: object): readonly Single[] => {
  const { results, ...single } = body as Several & Single;
  return results === undefined ? [single] : results.map((one) => ({ ...one, value: single.value, from: single.from }));
};

const forms: Forms = {
  text: (body) =>
    resultsOf(body)
      .map(({ result, text }) => `${text ?? writeRounded(result, body as Rounding)}\n`)
      .join(''),
  csv: (body) => csvOf(resultsOf(body)),
};

/** `GET /convert`: the tool `convert`, with several targets at once. */
export const convertEndpoint: Endpoint = {
  ...ofQuery((query) => ({ body: convertQuery(readQuery(query, names)), cacheControl: pure }), forms),
  path: '/convert',
  describe: () => describeConvert(shelfOf(conversion)),
};
