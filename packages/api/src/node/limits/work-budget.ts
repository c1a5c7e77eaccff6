/** The seconds of its work rate that a client may save up. */
export const savings = 10;

/** The most clients that are remembered. Beyond it, the oldest is forgotten. */
const mostClients = 100_000;

/** The processor time that each client may still use. */
export interface WorkBudget {
  /** Returns the seconds until the client can pay for a cost in milliseconds. 0 if it can pay now. */
  readonly wait: (client: string, cost: number) => number;
  readonly charge: (client: string, cost: number) => void;
}

interface Account {
  /** The rest of the budget, in milliseconds of work. It is negative if the last request cost more. */
  left: number;
  /** The time of the last update, in milliseconds. */
  at: number;
}

/**
 * Creates a budget of `rate` milliseconds of work per second for each client: a token bucket that holds ten seconds'
 * worth. A client who can no longer pay for expensive requests may still be able to pay for cheap ones.
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
