import { type ReactNode, useId } from 'react';
import { Awning } from '../../artwork/Awning/Awning.tsx';
import { Emblem, type Tier } from '../../artwork/TierBadge/Emblem.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { checkIcon, clockIcon, starIcon } from '../Icon/icons.ts';
import { Tag } from '../Tag/Tag.tsx';
import { en } from './PlanCard.messages.ts';
import * as styles from './PlanCard.styles.ts';
import { PlanLines, type PlanLinesProps } from './PlanLines.tsx';
import { type PlanOffer, PlanPrice } from './PlanPrice.tsx';

export type { PlanLine } from './PlanLines.tsx';
export type { PlanOffer } from './PlanPrice.tsx';

export interface PlanCardProps extends PlanLinesProps {
  /** Plan name, the heading. */
  name: string;
  /** Heading level. */
  level?: 2 | 3;
  /** Shows the tier's emblem above the name. */
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
  /**
   * For the reader's own plan: until when it is paid, in place of the price and of the same height. The card has a
   * selected frame and says "Your plan".
   */
  current?: ReactNode;
  /** The action: a `Button` or `Link`, below the price. */
  action?: ReactNode;
  /** Whether this is the recommended plan, with awning and "Most Popular". One per page. */
  isSuggested?: boolean;
  /** Whether the plan is not available yet: gray, dashed border, no background, "Coming Soon". Has no action. */
  isNotReady?: boolean;
  /** `large` has larger text, for the available plan. Wide cards of any size are an opened menu with two pages. */
  size?: 'medium' | 'large';
}

/** A plan as a printed menu: audience, price and action on the first page, and what is included on the second. */
export function PlanCard({ isSuggested = false, isNotReady = false, size = 'medium', ...plan }: PlanCardProps) {
  const nameId = useId();
  const Heading = plan.level === 3 ? 'h3' : 'h2';
  const isCurrent = plan.current !== undefined;
  return (
    <article
      css={styles.plan}
      aria-labelledby={nameId}
      data-suggested={isSuggested || undefined}
      data-current={isCurrent || undefined}
      data-not-ready={isNotReady || undefined}
      data-size={size}
    >
      {isSuggested && (
        <div css={styles.awning}>
          <Awning variant="card" />
        </div>
      )}
      <div css={styles.menu}>
        <div css={styles.offer}>
          <div css={styles.signs}>
            {plan.tier && <Emblem tier={plan.tier} />}
            <PlanTag {...{ isCurrent, isSuggested, isNotReady }} />
          </div>
          <Heading id={nameId}>{plan.name}</Heading>
          <p css={styles.description}>{plan.description}</p>
          <div css={styles.stacked}>
            <Price {...plan} isHidden={isCurrent} />
            {isCurrent && <div>{plan.current}</div>}
          </div>
        </div>
        {plan.action !== undefined && <div css={styles.action}>{plan.action}</div>}
        <PlanLines {...plan} />
      </div>
    </article>
  );
}

type PlanTagProps = Required<Pick<PlanCardProps, 'isSuggested' | 'isNotReady'>> & { isCurrent: boolean };

function PlanTag({ isCurrent, isSuggested, isNotReady }: PlanTagProps) {
  const t = useMessages(en);
  if (isNotReady) {
    return (
      <Tag tone="warning" icon={clockIcon}>
        {t('plan.notReady')}
      </Tag>
    );
  }
  if (isCurrent) {
    return (
      <Tag tone="success" icon={checkIcon}>
        {t('plan.current')}
      </Tag>
    );
  }
  return isSuggested && <Tag icon={starIcon}>{t('plan.suggested')}</Tag>;
}

type PriceProps = Pick<PlanCardProps, keyof PlanOffer | 'offers'> & { isHidden: boolean };

/** Keeps its place when hidden, so that nothing moves once the page knows the reader's plan. */
function Price({ offers, price, isHidden, ...rest }: PriceProps) {
  if (offers === undefined && price === undefined) return null;
  return (
    <div css={styles.stacked} data-hidden={isHidden || undefined}>
      {offers === undefined
        ? price !== undefined && <PlanPrice {...rest} price={price} />
        : Object.entries(offers).map(([name, offer]) => (
            <div key={name} data-offer={name}>
              <PlanPrice {...offer} />
            </div>
          ))}
    </div>
  );
}
