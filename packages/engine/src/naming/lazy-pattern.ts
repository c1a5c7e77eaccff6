/**
 * A pattern that is made when it is first used. For those with `\p{…}`: V8 works out the set of such a class wherever a literal
 * has it, in functions that nobody calls as well, and each costs a program a fifth of a millisecond when it starts. Text it leaves alone.
 */
// @__NO_SIDE_EFFECTS__
export const lazyPattern = (source: string, flags: string): (() => RegExp) => {
  let made: RegExp | undefined;
  return () => (made ??= new RegExp(source, flags));
};
