const alone = String.raw`(?![\p{L}\d_.('′"°₀-₉ₐ-ₜ])`;
/**
 * Patterns for a constant after a sign, or before one at the start or after a unit; and for c² after a mass, without a
 * sign.
 */
const constantLetters = [
  String.raw`(?=[ckheRFGg])(?<=[*×·⋅/]\s*\(?\s*).(?:(?=[23](?![\p{L}\d.]))|${alone})`,
  String.raw`(?=[ckheRFG])(?<=^|\(\s*).(?=\s*[*×·⋅/^])`,
  String.raw`(?=[ck])(?<=[\d)]\s?\p{L}+\s).(?=\s*[*×·⋅/])`,
  String.raw`(?=c)(?<=^[^/]*\p{L}\s)c(?=\s?(?:\^\s?2|²))`,
].join('|');
const chargeLetters = [
  String.raw`(?=C)(?<=^|[\d)⁰-⁹]\s*)C(?=\s*[)*×·⋅/])`,
  String.raw`(?=C)(?<=[*×·⋅/]\s*)C${alone}`,
  String.raw`(?=C)(?<=[*×·⋅/][^*×·⋅/]*\d\s*)C${alone}`,
].join('|');
/** Matches each letter that may be a constant. */
export const constant = new RegExp(constantLetters, 'gu');
/** Matches letters that may be coulombs. */
export const charge = new RegExp(chargeLetters, 'gu');
const any = new RegExp(`${constantLetters}|${chargeLetters}`, 'u');

/**
 * Returns true if a text has a letter next to a sign that may be a constant or coulombs. Most texts have none, and one
 * test decides.
 */
export const mayBeConstant = (text: string): boolean => any.test(text);

/** Matches units of energy that occur next to constants, never next to hours or degrees. */
export const ofParticles = /(?<!\p{L})[kMGTm]?eV(?!\p{L})/u;

const notSure = /(?<!\p{L})[ckCgRFG](?!\p{L})/u;

/** Returns true for such a letter, if without a target it may not be the unit that it is read as. */
export const mayBeNoUnit = (text: string): boolean =>
  (notSure.test(text) || ofParticles.test(text)) && mayBeConstant(text);
