import { loading } from './loading.ts';

type Uncertainties = typeof import('./uncertain.ts');

let loaded: Uncertainties | undefined;

/** Signs that a number may have its uncertainty with it. */
const signs = /[(（±]|\+\s?[/-]|\(k|(?:pl[uü]s|m[aá][is]|più|плюс|artı|or take)[\s-]/i;

/** Loads what reads and writes numbers with their uncertainty, where a text has the signs of one. */
export const loadUncertain = async (text: string): Promise<void> => {
  if (signs.test(text)) loaded ??= await loading('uncertain', import('./uncertain.ts'));
};

/** Returns true for a text that has to wait for what reads it. */
export const waitsForUncertain = (text: string): boolean => !loaded && signs.test(text);

/** The module that reads and writes numbers with their uncertainty; undefined before one was typed. */
export const uncertainties = (): Uncertainties | undefined => loaded;
