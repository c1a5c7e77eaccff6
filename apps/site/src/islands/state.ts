import { useEffect } from 'preact/hooks';

/** The state of a form in the address of its page. */
export const readState = (): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(location.search));

/** Keeps the address at what the form shows, once it no longer shows what the page came with. */
export const useAddress = (state: Readonly<Record<string, string>>, isTouched: boolean): void => {
  const query = new URLSearchParams(state).toString();
  useEffect(() => {
    if (isTouched) history.replaceState(null, '', `?${query}`);
  }, [query, isTouched]);
};
