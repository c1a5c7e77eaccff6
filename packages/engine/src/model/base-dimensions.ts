/**
 * The base dimensions: the seven of the SI (length, mass, time, electric current, temperature, amount of substance,
 * luminous intensity), and five for separate counts: bits, pixels, ems, money, and the activity of substances dosed in
 * international units (U).
 */
export const letters = 'LMTIΘNJBPE¤U';
