import type { Endpoint } from '@countertop/contract/shared/endpoint';
import { CallError } from './CallError.ts';
import { handOverKey, leaveKey, playerKey, storedText } from '../play/deviceKeys.ts';
import { send, type SendOptions } from './send.ts';

export interface CallOptions extends SendOptions {
  /** Whether to throw if the API answers 401 (default) or return null. */
  readonly on401?: 'throw' | 'null';
}

/**
 * Waits until the server knows to whom the device was handed offline: until then, the session is somebody else's. Rejects if that
 * fails, or if the device changes hands again in the meantime.
 */
async function deliverHandOver(): Promise<void> {
  const player = storedText(playerKey);
  const handOver = await import(/* webpackChunkName: "hand-over" */ '../play/deliverHandOver.ts');
  await handOver.deliverHandOver();
  if (storedText(playerKey) !== player) throw new Error('Somebody else uses this device now.');
}

/** Ends the session of a child who left a class offline. Until then, every call would be made as that child. */
async function deliverLeave(): Promise<void> {
  const leave = await import(/* webpackChunkName: "hand-over" */ '../accounts/pendingLeave.ts');
  await leave.deliverLeave();
}

/**
 * Calls an endpoint of the API with the user's cookie and returns the validated output. Throws `CallError` on any status other
 * than 2xx, and `Error` if the response does not match the contract or the server doesn't know yet who uses this device.
 */
export function call<Input extends object, Output>(
  endpoint: Endpoint<string, Input, Output>,
  input: Input,
  options: CallOptions & { readonly on401: 'null' },
): Promise<Output | null>;
export function call<Input extends object, Output>(
  endpoint: Endpoint<string, Input, Output>,
  input: Input,
  options?: CallOptions,
): Promise<Output>;
export async function call<Input extends object, Output>(
  endpoint: Endpoint<string, Input, Output>,
  input: Input,
  { on401 = 'throw', ...options }: CallOptions = {},
): Promise<Output | null> {
  if (storedText(leaveKey) !== null && !endpoint.changesPlayer) await deliverLeave();
  if (storedText(handOverKey) !== null && !endpoint.changesPlayer) await deliverHandOver();
  try {
    return await send(endpoint, input, options);
  } catch (error) {
    // A network that requires a sign-in may answer 401, too.
    const isSignedOut = error instanceof CallError && error.status === 401 && error.code !== null;
    if (on401 === 'null' && isSignedOut) return null;
    throw error;
  }
}
