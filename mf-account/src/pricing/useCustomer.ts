import { isSignedIn } from '@countertop/client/signedIn';
import type { CurrentUser } from '@countertop/contract/user';
import { useEffect, useState } from 'react';
import type { Customer } from './customer.ts';

async function load(): Promise<Customer | null> {
  try {
    const { loadCustomer } = await import(/* webpackChunkName: "customer" */ './loadCustomer.ts');
    return await loadCustomer();
  } catch (error) {
    console.warn('The server could not be asked who is signed in.', error);
    return null;
  }
}

/**
 * Who is signed in, with a way to say that their subscription has changed. Null in what the server sends and in the first
 * draw; only a browser with a session asks, so for all others nothing is fetched.
 */
export function useCustomer(): readonly [Customer | null, (user: CurrentUser) => void] {
  const [customer, setCustomer] = useState<Customer | null>(null);
  useEffect(() => {
    if (!isSignedIn()) return undefined;
    let isHere = true;
    void load().then((found) => {
      if (isHere) setCustomer(found);
    });
    return () => {
      isHere = false;
    };
  }, []);
  const change = (user: CurrentUser) => setCustomer((now) => now && { ...now, user });
  return [customer, change];
}
