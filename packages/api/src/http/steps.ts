/** The longest time without a pause, in milliseconds. */
const longestRun = 3;

/** Runs steps, with pauses in which the server answers other requests. */
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
