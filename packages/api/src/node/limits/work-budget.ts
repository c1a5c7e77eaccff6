/** A client may save up this many seconds of its work for when it needs it. */
export const savings = 10;

/** The most clients that are remembered. Beyond them the first ones are forgotten. */
const mostClients = 100_000;

/** The processor time that each client may still use. */
export interface WorkBudget {
  /** In how many seconds the client can pay for a cost in milliseconds; 0 where it can now. */
  readonly wait: (client: string, cost: number) => number;
  readonly charge: (client: string, cost: number) => void;
}

interface Account {
  /** The rest of the budget, in milliseconds of work; negative if the last request cost more. */
  left: number;
  /** When that was so, in milliseconds. */
  at: number;
}

/**
 * A budget of `rate` milliseconds of work in each second for each client: a token bucket, which holds ten seconds' worth. A client
 * whose budget ends can pay for cheap requests when it can no longer pay for expensive ones.
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
