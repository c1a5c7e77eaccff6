/**
 * Works through the steps of a result at once, for those who need no pause between them.
 *
 * @param steps - Those of a text, a sheet or a list, not begun yet.
 */
export const finishAtOnce = <Result>(steps: Generator<void, Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
