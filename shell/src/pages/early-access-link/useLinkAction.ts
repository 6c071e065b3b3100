import type { EarlyAccessConfirmation } from '@countertop/contract/site/earlyAccess';
import { useState } from 'react';
import type { EarlyAccessLink } from './linkIn.ts';

/** API calls for the links in emails. Each rejects if the server could not be reached. */
export interface LinkCalls {
  /** Confirms an address. Null if the link has expired. */
  onConfirm: (token: string) => Promise<EarlyAccessConfirmation | null>;
  onUnsubscribe: (token: string) => Promise<void>;
  /** Stops all emails that anybody can request, or allows them again. */
  onRefuse: (token: string, isRefused: boolean) => Promise<void>;
}

export type LinkState =
  | { readonly name: 'ready' | 'pending' | 'failed'; readonly link: EarlyAccessLink }
  | { readonly name: 'expired' }
  | { readonly name: 'unsubscribed' | 'allowed' }
  | { readonly name: 'refused'; readonly token: string }
  | { readonly name: 'confirmed' | 'already'; readonly game: string };

/** State of a link, and functions to use it and to ask about another action. No link counts as an expired link. */
export function useLinkAction(link: EarlyAccessLink | null, { onConfirm, onUnsubscribe, onRefuse }: LinkCalls) {
  const [state, setState] = useState<LinkState>(link === null ? { name: 'expired' } : { name: 'ready', link });

  async function run({ action, token }: EarlyAccessLink): Promise<LinkState> {
    if (action === 'unsubscribe') {
      await onUnsubscribe(token);
      return { name: 'unsubscribed' };
    }
    if (action === 'refuse' || action === 'allow') {
      await onRefuse(token, action === 'refuse');
      return action === 'refuse' ? { name: 'refused', token } : { name: 'allowed' };
    }
    const confirmation = await onConfirm(token);
    return confirmation === null ? { name: 'expired' } : { name: confirmation.status, game: confirmation.gameTitle };
  }

  /** Called on a press only, because programs that scan emails open links. */
  function press(pressed: EarlyAccessLink): void {
    if (state.name === 'pending') return;
    setState({ name: 'pending', link: pressed });
    run(pressed).then(setState, (error: unknown) => {
      console.warn('The link could not be used.', error);
      setState({ name: 'failed', link: pressed });
    });
  }

  /** Asks about another action. */
  const ask = (next: EarlyAccessLink) => setState({ name: 'ready', link: next });

  return { state, press, ask };
}
