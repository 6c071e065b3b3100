import { isEmail } from '@countertop/contract/earlyAccess.limits';
import { useState } from 'react';

/** Where a wish is: being written, refused for its address, on its way, not kept, or kept. */
export type WishStatus = 'asking' | 'invalid' | 'sending' | 'failed' | 'kept';

/** An address being written and sent. `onRegister` rejects when it was not kept. */
export function useWish(onRegister: (email: string) => Promise<void>) {
  const [email, setEmail] = useState('');
  const [status, setStatus] = useState<WishStatus>('asking');
  const address = email.trim();

  function write(next: string): void {
    setEmail(next);
    if (status !== 'sending') setStatus('asking');
  }

  /** False when the address is none. */
  function send(): boolean {
    if (status === 'sending') return true;
    if (!isEmail(address)) {
      setStatus('invalid');
      return false;
    }
    setStatus('sending');
    onRegister(address).then(
      () => setStatus('kept'),
      (error: unknown) => {
        console.warn('The wish for early access was not kept.', error);
        setStatus('failed');
      },
    );
    return true;
  }

  return { email, status, isEmpty: address === '', write, send };
}
