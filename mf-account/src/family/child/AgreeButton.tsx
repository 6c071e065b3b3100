import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './consent.messages.ts';

/** Agrees to the notice above it. */
export function AgreeButton({ isSending, onPress }: { isSending: boolean; onPress: () => void }) {
  const t = useMessages(en);
  return (
    <Button isPending={isSending} pendingLabel={t('notice.agreeing')} onPress={onPress}>
      {t('notice.agree')}
    </Button>
  );
}
