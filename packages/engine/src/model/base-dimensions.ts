/**
 * The base dimensions: the seven of the SI (length, mass, time, electric current, temperature, amount of substance,
 * luminous intensity), and three that keep what is counted apart: bits, pixels and ems.
 */
export const letters = 'LMTIΘNJBPE';
