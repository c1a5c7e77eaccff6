/** Works through steps at once, for those who need no pause between them. */
export const finishAtOnce = <Result>(steps: Generator<void, Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
