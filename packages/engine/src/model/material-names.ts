/**
 * The names of ingredients, substances and physical constants in one language, by identifier: the display name, then
 * further names after `|`.
 */
export interface MaterialNames {
  readonly ingredients: Readonly<Record<string, string>>;
  readonly substances: Readonly<Record<string, string>>;
  readonly constants: Readonly<Record<string, string>>;
}
