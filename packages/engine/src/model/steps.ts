/**
 * Runs all steps of a result without pauses, and returns the result.
 *
 * @param steps - The steps of a text, a sheet or a list, not started yet.
 */
export const finishAtOnce = <Result>(steps: Generator<void, Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
