import { hasErrorCode } from '@countertop/client/shared/CallError';
import { useMessages } from '@countertop/design-system/messages';
import { useErrorText } from '../shared/errorText.ts';
import { NetworkNeededError } from '../family/hand-over/offlineHandOver.ts';
import { en } from './players.messages.ts';

/** Returns a function that tells a child why the choice of a player failed. */
export function useChooseError(): (error: unknown) => string {
  const t = useMessages(en);
  const errorText = useErrorText();
  return (error) => {
    if (hasErrorCode(error, 'child_not_found') || hasErrorCode(error, 'plan_required')) return t('choose.gone');
    if (error instanceof NetworkNeededError) return t('choose.offline');
    return errorText(error, t('choose.failed'));
  };
}
