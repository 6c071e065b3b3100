import { useId, type ReactNode } from 'react';
import { Awning } from '../../artwork/Awning/Awning.tsx';
import { clockIcon, starIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Picture } from '../../artwork/Picture/Picture.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Emblem, type Tier } from '../../artwork/TierBadge/Emblem.tsx';
import { en } from './PlanCard.messages.ts';
import { PlanFeatures, type PlanFact } from './PlanFeatures.tsx';
import * as styles from './PlanCard.styles.ts';
import { PlanPrice, type PlanOffer } from './PlanPrice.tsx';

export type { PlanOffer } from './PlanPrice.tsx';

export interface PlanCardProps {
  /** Plan name, the heading. */
  name: string;
  /** Heading level. */
  level?: 2 | 3;
  /** Shows the tier emblem above the name, or a cloche if the plan is not ready. */
  tier?: Tier;
  /** Audience, in one sentence. */
  description: ReactNode;
  /** Price with currency: "$3.33". Omitted if there are `offers`. */
  price?: string;
  /** Period of the price: "a month". */
  period?: string;
  /** Total billed: "$39.99 a year". */
  bill?: string;
  /** Savings: "Save 33%". */
  saving?: string;
  /**
   * Prices by payment method. Each is in an element with its key as `data-offer`, all in the same place.
   * The page shows one of them with CSS, so that no script is needed.
   */
  offers?: Readonly<Record<string, PlanOffer>>;
  /** Facts as menu lines: "Players", "5". */
  facts?: readonly PlanFact[];
  /** Included features, a few words each. */
  features?: readonly string[];
  /** Features that are not included. */
  limitations?: readonly string[];
  /** A decorative drawing at the bottom of the first page in the two-page layout. */
  picture?: ReactNode;
  /** The action: a `Button` or `Link`. */
  action?: ReactNode;
  /** Whether this is the recommended plan, with awning and "Most Popular". One per page. */
  isSuggested?: boolean;
  /** Whether the plan is not available yet: gray, dashed border, no background, "Coming Soon". */
  isNotReady?: boolean;
  /** `large` has larger text, for the available plan. Wide cards of any size use a two-page layout. */
  size?: 'regular' | 'large';
}

/** A plan as a printed menu: audience, price, features and one action. */
export function PlanCard({ isSuggested = false, isNotReady = false, size = 'regular', ...plan }: PlanCardProps) {
  const t = useMessages(en);
  const nameId = useId();
  const Heading = plan.level === 3 ? 'h3' : 'h2';
  return (
    <article
      css={styles.plan}
      aria-labelledby={nameId}
      data-suggested={isSuggested || undefined}
      data-not-ready={isNotReady || undefined}
      data-size={size}
    >
      {isSuggested && (
        <div css={styles.awning}>
          <Awning size="card" />
        </div>
      )}
      <div css={styles.menu}>
        <div css={styles.offer}>
          <div css={styles.signs}>
            {isNotReady && <Picture name="cloche" />}
            {plan.tier && !isNotReady && <Emblem tier={plan.tier} />}
            {isSuggested && <Tag icon={starIcon}>{t('plan.suggested')}</Tag>}
            {isNotReady && (
              <Tag tone="warning" icon={clockIcon}>
                {t('plan.notReady')}
              </Tag>
            )}
          </div>
          <Heading id={nameId}>{plan.name}</Heading>
          <p css={styles.description}>{plan.description}</p>
          <Price {...plan} isNotReady={isNotReady} />
          {plan.picture !== undefined && (
            <div css={styles.picture} aria-hidden="true">
              {plan.picture}
            </div>
          )}
        </div>
        <PlanFeatures {...plan} />
        {plan.action !== undefined && <div css={styles.action}>{plan.action}</div>}
      </div>
    </article>
  );
}

function Price({ offers, price, isNotReady, ...rest }: Pick<PlanCardProps, keyof PlanOffer | 'offers' | 'isNotReady'>) {
  const isGray = isNotReady === true;
  if (offers === undefined) return price !== undefined && <PlanPrice {...rest} price={price} isNotReady={isGray} />;
  return (
    <div css={styles.offers}>
      {Object.entries(offers).map(([name, offer]) => (
        <div key={name} data-offer={name}>
          <PlanPrice {...offer} isNotReady={isGray} />
        </div>
      ))}
    </div>
  );
}
