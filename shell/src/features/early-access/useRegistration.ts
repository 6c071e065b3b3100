import { isBlocked } from '@countertop/client/shared/CallError';
import { isEmail } from '@countertop/contract/site/earlyAccess.limits';
import { useState } from 'react';

/** `invalid` is about the address, `failed` and `blocked` about the request. */
export type RegistrationStatus = 'editing' | 'invalid' | 'sending' | 'failed' | 'blocked' | 'registered';

/** State of the early-access form. `onRegister` rejects if the address could not be registered. */
export function useRegistration(onRegister: (email: string) => Promise<void>) {
  const [email, setInput] = useState('');
  const [status, setStatus] = useState<RegistrationStatus>('editing');
  const address = email.trim();

  function setEmail(next: string): void {
    setInput(next);
    if (status !== 'sending') setStatus('editing');
  }

  /** Returns whether the address is valid. */
  function register(): boolean {
    if (status === 'sending') return true;
    if (!isEmail(address)) {
      setStatus('invalid');
      return false;
    }
    setStatus('sending');
    onRegister(address).then(
      () => setStatus('registered'),
      (error: unknown) => {
        console.warn('The registration for early access failed.', error);
        setStatus(isBlocked(error) ? 'blocked' : 'failed');
      },
    );
    return true;
  }

  return { email, status, isEmpty: address === '', setEmail, register };
}
