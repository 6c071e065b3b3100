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
  /** Name of the plan, the card's heading. */
  name: string;
  /** Level of the heading on the page. */
  level?: 2 | 3;
  /** Shows the tier's sign above the name; what is not ready is still under its cloche. */
  tier?: Tier;
  /** Whom it is for, in one sentence. */
  description: ReactNode;
  /** The price with its currency: "$3.33". Left out where there are `offers`. */
  price?: string;
  /** What the price is for: "a month". */
  period?: string;
  /** What is paid in the end: "$39.99 a year". */
  bill?: string;
  /** What one saves: "Save 33%". */
  saving?: string;
  /**
   * Prices of the same plan by the way of paying. Each stands in a box with its name as `data-offer`, all in one place:
   * the page shows one of them by a style, which needs no script.
   */
  offers?: Readonly<Record<string, PlanOffer>>;
  /** Menu lines: "Players", "5". */
  facts?: readonly PlanFact[];
  /** What is included, in a few words each. */
  features?: readonly string[];
  /** What is not. */
  limitations?: readonly string[];
  /** A drawing that fills the foot of the first page where the menu is open. It says nothing. */
  picture?: ReactNode;
  /** The one thing to do: a `Button` or a `Link`. */
  action?: ReactNode;
  /** The plan most people should take: the awning and "Most Popular". One on a page. */
  isSuggested?: boolean;
  /** Cannot be had yet: grey, a dashed edge, no face, and "Coming Soon". */
  isNotReady?: boolean;
  /** `large` for the plan that can be taken now: bigger words. A wide card of any size opens like a menu of two pages. */
  size?: 'regular' | 'large';
}

/** A plan as a printed menu: who it is for, what it costs, what is in it and one action. */
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
  const isGrey = isNotReady === true;
  if (offers === undefined) return price !== undefined && <PlanPrice {...rest} price={price} isNotReady={isGrey} />;
  return (
    <div css={styles.offers}>
      {Object.entries(offers).map(([name, offer]) => (
        <div key={name} data-offer={name}>
          <PlanPrice {...offer} isNotReady={isGrey} />
        </div>
      ))}
    </div>
  );
}
