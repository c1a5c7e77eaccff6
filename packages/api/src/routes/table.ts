import {
  parameterName,
  readUncertainty,
  uncertaintyNames,
  uncertaintyByCode,
  type UncertainResult,
} from '@units/engine/server';
import { table } from '@units/engine/tools';
import { csvOf } from '../http/csv.ts';
import type { Forms } from '../http/form.ts';
import { readQuery } from '../http/query.ts';
import { describeTable } from '../openapi/table.ts';
import { ofQuery, type Endpoint } from './endpoint.ts';
import { shelfOf } from './tool.ts';

type Table = ReturnType<typeof table>;
type Row = Table['rows'][number] & Partial<UncertainResult>;

const names = [...Object.keys(table.params).map(parameterName), ...uncertaintyNames];

/** Returns a table. Each row has the uncertainty of its result if one was given for all values. */
const tabulate = (
  given: Readonly<Record<string, string | undefined>>,
): Omit<Table, 'rows'> & { readonly rows: readonly Row[] } => {
  const answer = table.answer(given);
  const stated = readUncertainty({ uncertainty: given['uncertainty'], coverage: given['coverage'] });
  if (!stated) return answer;
  const uncertain = uncertaintyByCode(answer, table.read(given));
  const rows = answer.rows.map((row) => ({ ...row, ...uncertain(row.value, stated, row.result) }));
  return { ...answer, rows };
};

const forms: Forms = { csv: (body) => csvOf((body as Table).rows) };

/** The endpoint `GET /table`: the tool of the same name, with uncertainty. */
export const tableEndpoint: Endpoint = {
  ...ofQuery((query) => ({ body: tabulate(readQuery(query, names)) }), forms),
  path: '/table',
  describe: () => describeTable(shelfOf(table)),
};
