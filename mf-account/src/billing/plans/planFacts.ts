import type { Plan } from '@countertop/contract/payments/plans';
import { formatMoney, formatPercent, type Translate } from '@countertop/design-system/messages';
import type { PlanCardProps } from '@countertop/design-system/PlanCard';
import type { en } from './plans.messages.ts';
import { priceTexts } from './priceTexts.ts';

type Texts = Translate<typeof en>;
type Offers = Pick<PlanCardProps, 'price' | 'bill' | 'offers'>;

/** Returns what a plan's card shows, except name and audience. Only plans that can be bought say what paying yearly saves. */
export function planFacts(plan: Plan, locale: string, t: Texts) {
  return {
    tier: plan.tier,
    features: plan.features.map((feature) => ({
      label: t(`feature.${feature}`),
      value: t(`feature.${feature}.value`),
    })),
    limitations: plan.limitations.map((limitation) => t(`limitation.${limitation}`)),
    isSuggested: plan.isPopular,
    isNotReady: plan.isComingSoon,
    ...offersOf(plan, locale, t),
  } satisfies Partial<PlanCardProps>;
}

function offersOf(plan: Plan, locale: string, t: Texts): Offers {
  const texts = priceTexts(plan, locale);
  if (texts === null) return { price: formatMoney(0, locale, 0), bill: t('price.free') };
  const period = t('price.perMonth');
  const saving = { saving: t('price.saving', { percent: formatPercent(texts.savingPercent, locale) }) };
  return {
    offers: {
      yearly: {
        price: texts.monthlyEquivalent,
        period,
        bill: t('price.perYear', { total: texts.yearly }),
        ...(!plan.isComingSoon && saving),
      },
      monthly: { price: texts.monthly, period, bill: t('price.monthly') },
    },
  };
}
