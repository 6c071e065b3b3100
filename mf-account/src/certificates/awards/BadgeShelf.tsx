import { Badge } from '@countertop/design-system/artwork/Badge';
import { Link } from '@countertop/design-system/Link';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { shortDateOf } from '../../shared/dates.ts';
import { none, shelf } from './Awards.styles.ts';
import { badgeDrawing } from './badgeDrawing.tsx';
import type { Badge as HeldBadge } from '@countertop/contract/awards';
import { en } from './awards.messages.ts';

/** Badges, newest first. */
export function BadgeShelf({ badges }: { badges: readonly HeldBadge[] }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  if (badges.length === 0) {
    return (
      <div css={none}>
        <p>{t('badges.none')}</p>
        <Link variant="standalone" href="/game">
          {t('awards.play')}
        </Link>
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
