import { previousGamesKeptDays } from '@countertop/contract/accounts/retention';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import type { Game } from '@countertop/engine/play/game';
import { useRestaurantName } from '../../persistence/restaurant-name/restaurantName.ts';
import { en } from './startOver.messages.ts';

export interface StartOverDialogProps {
  /** The game that would be replaced. */
  game: Pick<Game, 'stats' | 'isPremium'>;
  onClose: () => void;
  onContinue: () => void;
  onStartOver: () => void;
}

/** Asks for confirmation before a new game replaces the current one. */
export function StartOverDialog({ game, onClose, onContinue, onStartOver }: StartOverDialogProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const restaurant = useRestaurantName();
  const { level, day, moneyCents } = game.stats;
  const money = formatMoney(moneyCents, locale, 2);
  return (
    <Dialog
      title={t('startOver.title')}
      role="alertdialog"
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="outline" onPress={onStartOver}>
            {t('startOver.confirm')}
          </Button>
          <Button onPress={onContinue}>{t('startOver.continue')}</Button>
        </>
      }
    >
      <p>{t('startOver.game', { restaurant, level, day, money })}</p>
      <p>{game.isPremium ? t('startOver.kept', { days: previousGamesKeptDays }) : t('startOver.notKept')}</p>
    </Dialog>
  );
}
