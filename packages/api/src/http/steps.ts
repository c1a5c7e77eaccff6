/** The longest run of steps without a pause, in milliseconds. */
const longestRun = 3;

/** Works through steps, with a pause now and then in which the server answers others. */
export const finishSteps = async <Result>(
  steps: Generator<void, Result>,
  pause: () => Promise<void>,
): Promise<Result> => {
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < longestRun) continue;
    await pause();
    began = performance.now();
  }
};
