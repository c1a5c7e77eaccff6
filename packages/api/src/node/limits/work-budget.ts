/** A client may save up this many seconds of its work for when it needs it. */
const savings = 10;

/** The most clients that are remembered: of more, the ones that came first are forgotten. */
const mostClients = 100_000;

/** The processor time that each client may still use. */
export interface WorkBudget {
  /** For how many seconds the client must wait until it can pay for this cost in milliseconds; 0 where it can now. */
  readonly wait: (client: string, cost: number) => number;
  readonly charge: (client: string, cost: number) => void;
}

interface Account {
  /** What is left, in milliseconds of work; below zero when the last request cost more than was left. */
  left: number;
  /** When that was so, in milliseconds. */
  at: number;
}

/**
 * A budget of `rate` milliseconds of work in each second for each client: a token bucket, which fills while the client
 * asks for less, up to ten seconds' worth. What is dearer is refused first, as what is left is too little for it first.
 */
export const createWorkBudget = (rate: number, clock: () => number = () => performance.now()): WorkBudget => {
  const accounts = new Map<string, Account>();
  const most = rate * savings;

  const leftOf = (client: string, now: number): number => {
    const account = accounts.get(client);
    return account ? Math.min(most, account.left + ((now - account.at) / 1000) * rate) : most;
  };
  return {
    wait: (client, cost) => {
      const missing = Math.min(cost, most) - leftOf(client, clock());
      return missing <= 0 ? 0 : Math.ceil(missing / rate);
    },
    charge: (client, cost) => {
      const now = clock();
      const left = leftOf(client, now) - cost;
      const account = accounts.get(client);
      if (account) {
        account.left = left;
        account.at = now;
        return;
      }
      if (accounts.size >= mostClients) accounts.delete(accounts.keys().next().value!);
      accounts.set(client, { left, at: now });
    },
  };
};
