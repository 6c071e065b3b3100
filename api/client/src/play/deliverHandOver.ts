import { postHandOver } from '@countertop/contract/family/family';
import { isRefusal } from '../shared/CallError.ts';
import { send } from '../shared/send.ts';
import { handOverLimitMs, pendingHandOver, type PendingHandOver, withHandOverLock } from './pendingHandOver.ts';

/** Changes the hand-over, unless the device has changed hands again since. */
function settle({ user }: PendingHandOver, next: PendingHandOver | null): void {
  if (pendingHandOver.get()?.user.id === user.id) pendingHandOver.set(next);
}

async function tell(pending: PendingHandOver): Promise<void> {
  const signal = AbortSignal.timeout(handOverLimitMs);
  try {
    await send(postHandOver, { learnerId: pending.user.id }, { signal });
  } catch (error) {
    if (!isRefusal(error)) throw new Error('The server could not be told who uses this device.', { cause: error });
    // Nobody is signed in anymore, so nothing has to be kept from anybody.
    if (error.status !== 401) settle(pending, { ...pending, refusal: error.code });
    else settle(pending, null);
    return;
  }
  settle(pending, null);
}

async function deliver(): Promise<void> {
  for (let pending = pendingHandOver.get(); pending !== null; pending = pendingHandOver.get()) {
    if (pending.refusal !== null) throw new Error(`The device was not handed over: ${pending.refusal}`);
    await tell(pending);
  }
}

let delivery: Promise<void> | null = null;

/**
 * Tells the server to whom this device was handed offline. Rejects, never with a `CallError`, while the server can't be reached
 * or refuses: then nothing else may be sent.
 */
export function deliverHandOver(): Promise<void> {
  delivery ??= withHandOverLock(deliver).finally(() => {
    delivery = null;
  });
  return delivery;
}
