import type { Badge as HeldBadge } from '@countertop/contract/play/awards';
import { badgeText } from '@countertop/contract/play/awardCatalog';
import { BadgeDrawing } from '@countertop/design-system/artwork/Badge';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import { badgeIds } from '@countertop/engine/rewards/award';
import { dayOf, shortDateOf } from '../../shared/dates.ts';
import { row, rowWidth } from './Awards.styles.ts';
import { badgeDrawing } from './badgeDrawing.tsx';
import { en } from './awards.messages.ts';

export interface BadgeRowProps {
  /** Earned badges, newest first. */
  badges: readonly HeldBadge[];
  /** Total number of badges shown. Those after the earned ones are gray. */
  count: number;
}

/** The latest badges with short dates, then the next ones to earn. */
export function BadgeRow({ badges, count }: BadgeRowProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const earned = badges.slice(0, count);
  const next = badgeIds.filter((id) => badges.every(({ badgeType }) => badgeType !== id));
  return (
    <div css={rowWidth}>
      <ul css={row}>
        {earned.map((badge) => (
          <li key={badge.id}>
            <BadgeDrawing {...badgeDrawing(badge)} isEarned size="small" />
            <div>
              <p data-part="name">{badge.title}</p>
              <p>
                <span aria-hidden="true">{shortDateOf(badge.earnedAt, locale)}</span>
                <VisuallyHidden>{t('badges.earned', { date: dayOf(badge.earnedAt, locale) })}</VisuallyHidden>
              </p>
            </div>
          </li>
        ))}
        {next.slice(0, count - earned.length).map((id) => {
          const { title, icon } = badgeText({ kind: 'badge', id });
          return (
            <li key={id} data-next="">
              <BadgeDrawing {...badgeDrawing({ icon, badgeType: id })} size="small" />
              <div>
                <p data-part="name">{title}</p>
                <VisuallyHidden as="p">{t('badges.next')}</VisuallyHidden>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
