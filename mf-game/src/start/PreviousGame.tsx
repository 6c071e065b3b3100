import { Button } from '@countertop/design-system/Button';
import { repeatIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import type { PreviousGameOffer } from '../session/gameStore.ts';
import { en } from './start.messages.ts';
import { previousGame } from './StartScreen.styles.ts';

/** Offers to restore a replaced game. */
export function PreviousGame({ level, day, moneyCents, status, onRestore }: PreviousGameOffer) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const failure = status === 'failed' ? t('previous.failed') : '';
  return (
    <div css={previousGame}>
      <p>{t('previous.game', { level, day, money: formatMoney(moneyCents, locale, 2) })}</p>
      <Button
        variant="outline"
        icon={repeatIcon}
        isPending={status === 'restoring'}
        pendingLabel={t('previous.restoring')}
        onPress={onRestore}
      >
        {t('previous.restore')}
      </Button>
      {failure !== '' && <p data-error="">{failure}</p>}
      <LiveRegion politeness="assertive" message={failure} />
    </div>
  );
}
