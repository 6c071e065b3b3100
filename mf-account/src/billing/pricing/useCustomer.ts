import { isSignedIn } from '@countertop/client/signedIn';
import type { CurrentUser } from '@countertop/contract/user';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Customer } from './customer.ts';
import { visited } from './visited.ts';

/** What the server says now; undefined when it could not be asked. */
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
  /** Null for everybody who is not signed in, and while nobody knows. */
  readonly customer: Customer | null;
  /** The subscription was changed on this page. */
  readonly change: (user: CurrentUser) => void;
  /** Asks the server again. */
  readonly refresh: () => void;
}

/**
 * Who is signed in and what they have, asked again whenever somebody comes back to the page: another tab may have paid.
 * Null in what the server sends and in the first draw; only a browser with a session asks, so for all others nothing is
 * fetched.
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
