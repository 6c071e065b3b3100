import { Badge } from '@countertop/design-system/artwork/Badge';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { shortDateOf } from '../../shared/dates.ts';
import { none, shelf } from './Awards.styles.ts';
import { BadgeRow } from './BadgeRow.tsx';
import { badgeDrawing } from './badgeDrawing.tsx';
import type { Badge as HeldBadge } from '@countertop/contract/play/awards';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './awards.messages.ts';

/** Number of gray badges that show a beginner what there is to earn: one line of a wide card. */
const shownCount = 6;

/** Badges, newest first. Without any, the first ones to earn. */
export function BadgeShelf({ badges }: { badges: readonly HeldBadge[] }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  if (badges.length === 0) {
    return (
      <div css={none}>
        <p>{t('badges.none')}</p>
        <BadgeRow badges={badges} count={shownCount} />
        <PageLink variant="standalone" to="/game">
          {t('awards.play')}
        </PageLink>
      </div>
    );
  }
  return (
    <ul css={shelf}>
      {badges.map((badge) => (
        <li key={badge.id}>
          <Badge title={badge.title} earnedOn={shortDateOf(badge.earnedAt, locale)} {...badgeDrawing(badge)}>
            {badge.description}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
