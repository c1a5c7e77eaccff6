import { unpolluted } from '../model/given.ts';
import { toolRecord, type ToolRecord } from './record.ts';
import { ingredientPages, pairPages, quantityPages, substancePages } from './pages.ts';
import { tools } from './tools.ts';

/** Returns the fields of a page's record that lists show. */
const recordOf = ({
  id,
  name,
  description,
  category,
  keywords,
  endpoint,
  page,
  parameters,
}: ToolRecord): ToolRecord => ({ id, name, description, category, keywords, endpoint, page, parameters });

let listed: readonly ToolRecord[] | undefined;

/**
 * Returns everything with a page: the tools, a converter for each quantity, substances, pairs of units, ingredients.
 */
export function listTools(): readonly ToolRecord[] {
  return (listed ??= makeList());
}

const makeList = /* @__PURE__ */ unpolluted((): readonly ToolRecord[] => [
  ...tools.map(toolRecord),
  ...[...quantityPages(), ...substancePages(), ...pairPages(), ...ingredientPages()].map(recordOf),
]);
