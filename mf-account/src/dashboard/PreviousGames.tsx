import type { PreviousGame } from '@countertop/contract/play/progress';
import { previousGamesKeptDays } from '@countertop/contract/accounts/retention';
import { Button } from '@countertop/design-system/Button';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { useState } from 'react';
import { dayOf, momentOf } from '../shared/dates.ts';
import { game as gameStyle, games as list } from './Dashboard.styles.ts';
import { en } from './dashboard.messages.ts';

export interface PreviousGamesProps {
  /** Most advanced first. */
  games: readonly PreviousGame[];
  /** Restores a game. Rejects if that fails. Left out without a paid plan. */
  onRestore: ((gameId: string) => Promise<void>) | undefined;
}

/** Games that were replaced, each with a button to restore it. */
export function PreviousGames({ games, onRestore }: PreviousGamesProps) {
  const t = useMessages(en);
  const [restoring, setRestoring] = useState<string | null>(null);
  const [failure, setFailure] = useState('');

  async function restore({ id, level, currentDay: day }: PreviousGame): Promise<void> {
    if (restoring !== null || onRestore === undefined) return;
    setRestoring(id);
    setFailure('');
    try {
      await onRestore(id);
      notify({
        title: t('previous.restored.title'),
        message: t('previous.restored', { level, day }),
        tone: 'success',
      });
    } catch {
      setFailure(t('previous.failed'));
    }
    setRestoring(null);
  }

  return (
    <SectionCard title={t('previous.title')} lead={t('previous.lead', { days: previousGamesKeptDays })}>
      <ul css={list}>
        {games.map((game) => (
          <Row
            key={game.id}
            game={game}
            isRestoring={restoring === game.id}
            onRestore={onRestore && (() => void restore(game))}
          />
        ))}
      </ul>
      <p>{t(onRestore === undefined ? 'previous.needsPlan' : 'previous.swap')}</p>
      {failure !== '' && <p data-error="">{failure}</p>}
      <LiveRegion politeness="assertive" message={failure} />
    </SectionCard>
  );
}

interface RowProps {
  game: PreviousGame;
  isRestoring: boolean;
  onRestore: (() => void) | undefined;
}

function Row({ game, isRestoring, onRestore }: RowProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const money = formatMoney(Math.round(game.totalMoney * 100), locale, 2);
  const name = t('previous.game', { level: game.level, day: game.currentDay, money });
  const times = { when: momentOf(game.lastPlayed, locale), until: dayOf(game.restorableUntil, locale) };
  return (
    <li css={gameStyle}>
      <div>
        <p data-part="name">{game.restaurantName ?? t('progress.restaurant')}</p>
        <p>{name}</p>
        <p data-part="times">{t('previous.until', times)}</p>
      </div>
      {onRestore !== undefined && (
        <Button
          variant="outline"
          size="medium"
          aria-label={t('previous.restore', { game: name })}
          isPending={isRestoring}
          pendingLabel={t('previous.restoring')}
          onPress={onRestore}
        >
          {t('previous.restore.short')}
        </Button>
      )}
    </li>
  );
}
