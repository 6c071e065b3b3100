import { useMessages } from '../../i18n/messages.ts';
import { Emblem, type Tier } from './Emblem.tsx';
import { en } from './TierBadge.messages.ts';
import { tierBadge } from './TierBadge.styles.ts';

export type { Tier } from './Emblem.tsx';

export interface TierBadgeProps {
  /** What the person has: each tier has a sign of its own shape, and its name beside it. */
  tier: Tier;
  /** `large` where the tier is what the card is about. */
  size?: 'small' | 'large';
}

/** What somebody has subscribed to, as a sign and a name. */
export function TierBadge({ tier, size = 'small' }: TierBadgeProps) {
  const t = useMessages(en);
  return (
    <span css={tierBadge} data-size={size}>
      <Emblem tier={tier} />
      {t(`tier.${tier}`)}
    </span>
  );
}
