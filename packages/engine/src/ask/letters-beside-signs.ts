const alone = String.raw`(?![\p{L}\d_.('′"°₀-₉ₐ-ₜ])`;
/** A constant behind a sign, or before one at the beginning or behind a unit; and the c² behind a mass, which takes no sign. */
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
/** Letters that may be constants, each at its place. */
export const constant = new RegExp(constantLetters, 'gu');
/** Letters that may be coulombs. */
export const charge = new RegExp(chargeLetters, 'gu');
const any = new RegExp(`${constantLetters}|${chargeLetters}`, 'u');

/** Returns true if a text has a letter beside a sign that may be a constant, or coulombs. Most texts have none, and one look decides. */
export const mayBeConstant = (text: string): boolean => any.test(text);

/** Energies that stand beside constants, and never beside hours or degrees. */
export const ofParticles = /(?<!\p{L})[kMGTm]?eV(?!\p{L})/u;

const notSure = /(?<!\p{L})[ckCgRFG](?!\p{L})/u;

/** The same for a letter that may not be the unit that it is read as, where nothing is asked. */
export const mayBeNoUnit = (text: string): boolean =>
  (notSure.test(text) || ofParticles.test(text)) && mayBeConstant(text);
