import { loading } from './loading.ts';

type Uncertainties = typeof import('./uncertain.ts');

let loaded: Uncertainties | undefined;

/** Matches signs of an uncertainty after a number. */
const signs = /[(（±]|\+\s?[/-]|\(k|(?:pl[uü]s|m[aá][is]|più|плюс|artı|or take)[\s-]/i;

/** Loads the module for numbers with uncertainty, if the text has signs of one. */
export const loadUncertain = async (text: string): Promise<void> => {
  if (signs.test(text)) loaded ??= await loading('uncertain', import('./uncertain.ts'));
};

/** Returns true for a text that must wait for the module. */
export const waitsForUncertain = (text: string): boolean => !loaded && signs.test(text);

/** Returns the module for numbers with uncertainty, or undefined before it is loaded. */
export const uncertainties = (): Uncertainties | undefined => loaded;
