import { useMessages } from '../../i18n/messages.ts';
import { Emblem, type Tier } from './Emblem.tsx';
import { en } from './TierBadge.messages.ts';
import { tierBadge } from './TierBadge.styles.ts';

export type { Tier } from './Emblem.tsx';

export interface TierBadgeProps {
  /** Each tier has an emblem of a different shape. */
  tier: Tier;
  /** `large` where the tier is the subject of the card. */
  size?: 'small' | 'large';
}

/** A subscription tier, as an emblem and a name. */
export function TierBadge({ tier, size = 'small' }: TierBadgeProps) {
  const t = useMessages(en);
  return (
    <span css={tierBadge} data-size={size}>
      <Emblem tier={tier} />
      {t(`tier.${tier}`)}
    </span>
  );
}
