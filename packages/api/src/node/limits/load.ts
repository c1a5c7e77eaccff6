/** When a process counts as overloaded. */
const thresholds = {
  /** How often the load is looked at, in milliseconds. */
  period: 500,
  /** A timer this late, in milliseconds, shows that callers are kept waiting for longer than they should be. */
  bearable: 500,
  /** How many times in a row it must be late: a machine that slept, or one long pause, is not overload. */
  patience: 3,
};

/** A watch over the load of the process; it keeps no process alive. */
export interface LoadWatch {
  readonly overloaded: () => boolean;
  readonly stop: () => void;
}

/** Watches whether the process is given more work than it can do: then its timers are late, again and again. */
export const watchLoad = ({ period, bearable, patience } = thresholds): LoadWatch => {
  let late = 0;
  let due = performance.now() + period;
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - due > bearable ? late + 1 : 0;
    due = now + period;
  }, period).unref();
  return { overloaded: () => late >= patience, stop: () => clearInterval(timer) };
};
