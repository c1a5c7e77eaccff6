import { useEffect } from 'preact/hooks';

/** Returns the state of a form from the address of its page. */
export const readState = (): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(location.search));

/** Keeps the address equal to the state of the form, once the state differs from the prerendered page. */
export const useAddress = (state: Readonly<Record<string, string>>, isTouched: boolean): void => {
  const query = new URLSearchParams(state).toString();
  useEffect(() => {
    if (isTouched) history.replaceState(null, '', `?${query}`);
  }, [query, isTouched]);
};
