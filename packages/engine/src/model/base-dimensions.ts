/**
 * The base dimensions: the seven of the SI (length, mass, time, electric current, temperature, amount of substance,
 * luminous intensity), and five that keep what is counted apart: bits, pixels, ems, money and the activity of what is dosed in
 * international units (U).
 */
export const letters = 'LMTIΘNJBPE¤U';
