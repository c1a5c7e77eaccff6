import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the load is looked at, in milliseconds. */
const period = 1000;

/** A mean delay of the event loop beyond this, in nanoseconds, is more than callers should be kept waiting for. */
const bearable = 500e6;

/** How many periods in a row must be unbearable: a machine that slept, or one long pause, is not overload. */
const patience = 3;

/** Watches whether the process is given more work than it can do. The watch keeps no process alive. */
export const watchLoad = (): { readonly overloaded: () => boolean; readonly stop: () => void } => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let strained = 0;
  const timer = setInterval(() => {
    strained = delay.mean > bearable ? strained + 1 : 0;
    delay.reset();
  }, period).unref();
  return {
    overloaded: () => strained >= patience,
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
};
