/**
 * The base dimensions: the seven of the SI (length, mass, time, electric current, temperature, amount of substance,
 * luminous intensity), and four that keep what is counted apart: bits, pixels, ems and money.
 */
export const letters = 'LMTIΘNJBPE¤';
