import { type Plan, plans } from '@countertop/contract/plans';
import { Button } from '@countertop/design-system/Button';
import { Grid, GridCell } from '@countertop/design-system/Grid';
import { Link } from '@countertop/design-system/Link';
import { formatMoney, formatPercent, type Translate, useLocale, useMessages } from '@countertop/design-system/messages';
import { PlanCard, type PlanCardProps } from '@countertop/design-system/PlanCard';
import type { ReactNode } from 'react';
import { SavedItems } from './SavedItems.tsx';
import { en } from './pricing.messages.ts';
import { priceTexts } from './priceTexts.ts';

export interface PlansProps {
  /** Payment of the plan that is on sale. */
  payment: ReactNode;
}

/** The four plans: the one on sale is the largest, next to Free; upcoming ones are below. */
export function Plans({ payment }: PlansProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const card = (plan: Plan) => factsOf(plan, locale, t);
  const notYet = <Button isDisabled>{t('plan.comingSoon')}</Button>;
  const play = (
    <Link variant="quietButton" href="/">
      {t('plan.free.action')}
    </Link>
  );
  return (
    <Grid columns="twelve">
      <GridCell span={8}>
        <PlanCard {...card(plans.explorer)} size="large" picture={<SavedItems />} action={payment} />
      </GridCell>
      <GridCell span={4}>
        <PlanCard {...card(plans.free)} action={play} />
      </GridCell>
      <GridCell span={6}>
        <PlanCard {...card(plans.family)} action={notYet} />
      </GridCell>
      <GridCell span={6}>
        <PlanCard {...card(plans.classroom)} action={notYet} />
      </GridCell>
    </Grid>
  );
}

function factsOf(plan: Plan, locale: string, t: Translate<typeof en>): PlanCardProps {
  return {
    name: t(`plan.${plan.tier}.name`),
    tier: plan.tier,
    description: t(`plan.${plan.tier}.for`),
    features: plan.features.map((feature) => t(`feature.${feature}`)),
    limitations: plan.limitations.map((limitation) => t(`limitation.${limitation}`)),
    isSuggested: plan.isPopular,
    isNotReady: plan.isComingSoon,
    ...offersOf(plan, locale, t),
  };
}

function offersOf(
  plan: Plan,
  locale: string,
  t: Translate<typeof en>,
): Pick<PlanCardProps, 'price' | 'bill' | 'offers'> {
  const texts = priceTexts(plan, locale);
  if (texts === null) return { price: formatMoney(0, locale, 0), bill: t('price.free') };
  const period = t('price.perMonth');
  return {
    offers: {
      yearly: {
        price: texts.monthlyEquivalent,
        period,
        bill: t('price.perYear', { total: texts.yearly }),
        saving: t('price.saving', { percent: formatPercent(texts.savingPercent, locale) }),
      },
      monthly: { price: texts.monthly, period, bill: t('price.monthly') },
    },
  };
}
