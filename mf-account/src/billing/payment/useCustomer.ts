import { isSignedIn } from '@countertop/client/accounts/signedIn';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Customer } from './loadCustomer.ts';
import { visited } from '../../shared/visited.ts';

/** Loads the customer; undefined if that fails. */
async function load(isAgain: boolean): Promise<Customer | null | undefined> {
  try {
    const { loadCustomer } = await import(/* webpackChunkName: "customer" */ './loadCustomer.ts');
    return await loadCustomer(isAgain);
  } catch (error) {
    console.warn('The server could not be asked who is signed in.', error);
    return undefined;
  }
}

export interface CustomerState {
  /** Null if signed out, and while loading. */
  readonly customer: Customer | null;
  /** Updates the user after a change on this page. */
  readonly change: (user: CurrentUser) => void;
  /** Reloads the customer. */
  readonly refresh: () => void;
}

/**
 * Returns the signed-in customer, reloaded whenever the user comes back to the page, because another tab may have paid. Null
 * in the server's HTML and during hydration. Only browsers with a session load anything.
 */
export function useCustomer(): CustomerState {
  const [customer, setCustomer] = useState<Customer | null>(null);
  const isHere = useRef(false);
  const refresh = useCallback(async (isAgain = true) => {
    const found = await load(isAgain);
    if (isHere.current && found !== undefined) setCustomer(found);
  }, []);
  useEffect(() => {
    if (!isSignedIn()) return undefined;
    const left = new AbortController();
    isHere.current = true;
    void (async () => {
      for (let isAgain = false; !left.signal.aborted; isAgain = true) {
        await refresh(isAgain);
        await visited(null, left.signal);
      }
    })();
    return () => {
      isHere.current = false;
      left.abort();
    };
  }, [refresh]);

  function change(user: CurrentUser): void {
    setCustomer((now) => now && { ...now, user });
    void refresh();
  }
  return { customer, change, refresh: () => void refresh() };
}
