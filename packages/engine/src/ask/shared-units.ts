import type { Assumption } from '../model/assumption.ts';
import type { AnyTool } from '../tool/declaration.ts';
import type { QuantityField } from '../tool/field.ts';
import type { Bindings, Filled } from './match.ts';

const bareNumber = /^[-+]?[\d.,/\s]+$/;
const firstUnit = /^[-+\d.,/\s½⅓⅔¼¾]*(.*?)(?:\s*\d.*)?$/;

/** The unit of a measure as it is written, of several the first. */
const unitOf = (text: string): string => firstUnit.exec(text)![1]!.trim();

/**
 * Values of one quantity share the only unit that is written: `12 x 10 ft`, `60 x 30 x 40 cm`. Values that all lack one have that of
 * their rows, which is assumed. Undefined where several units are written and one is missing, as none is invented.
 */
export const withSharedUnits = (
  tool: AnyTool,
  written: Bindings,
): { readonly bindings: Bindings; readonly assumed: readonly Assumption[] } | undefined => {
  const byQuantity = new Map<string, (readonly [key: string, filled: Filled])[]>();
  for (const [key, filled] of written) {
    const field = tool.params[key];
    if (field?.kind === 'quantity') byQuantity.set(field.of, [...(byQuantity.get(field.of) ?? []), [key, filled]]);
  }
  const bindings = new Map(written);
  const assumed: Assumption[] = [];
  for (const values of byQuantity.values()) {
    const bare = values.filter(([, { text }]) => bareNumber.test(text));
    if (bare.length === values.length) {
      for (const [key, { text }] of bare) {
        const field = tool.params[key] as QuantityField;
        assumed.push({ kind: 'unit', of: text.trim(), as: `${text.trim()} ${field.unit}` });
      }
    }
    if (bare.length === 0 || bare.length === values.length) continue;
    const units = new Set(values.filter((value) => !bare.includes(value)).map(([, { text }]) => unitOf(text)));
    if (units.size > 1) return undefined;
    const [unit] = units;
    for (const [key, filled] of bare) {
      const text = `${filled.text.trim()} ${unit}`;
      bindings.set(key, { ...filled, text });
      assumed.push({ kind: 'side', of: filled.text.trim(), as: text });
    }
  }
  return { bindings, assumed };
};
