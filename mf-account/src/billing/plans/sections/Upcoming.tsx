import { isForSale, type OpenablePlan, plans } from '@countertop/contract/payments/plans';
import { Grid, GridCell } from '@countertop/design-system/Grid';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { PlanCard } from '@countertop/design-system/PlanCard';
import { Section } from '@countertop/design-system/Section';
import { priceSwitch } from '../PeriodChoice.styles.ts';
import { planFacts } from '../planFacts.ts';
import { en as planTexts } from '../plans.messages.ts';
import { upcomingId } from './sectionIds.ts';
import { en } from './upcoming.messages.ts';
import { useOpenPlans } from '../../payment/useAvailability.ts';

/** Only loaded once the plan can be bought. */
const FamilyOffer = lazyComponent(
  async () => (await import(/* webpackChunkName: "familyOffer" */ '../family/FamilyOffer.tsx')).FamilyOffer,
);

/** The plans that cannot be bought yet, and those that the operator has opened. */
export function Upcoming() {
  const t = useMessages(en);
  const text = useMessages(planTexts);
  const { locale } = useLocale();
  const openPlans = useOpenPlans();
  const isFamilyOpen = isForSale(plans.family, openPlans);
  const card = (tier: OpenablePlan) => ({
    level: 3 as const,
    name: t(`plan.${tier}.name`),
    description: t(`plan.${tier}.for`),
    ...planFacts({ ...plans[tier], isComingSoon: !isForSale(plans[tier], openPlans) }, locale, text),
  });
  return (
    <Section
      id={upcomingId}
      title={t('upcoming.title')}
      lead={t(isFamilyOpen ? 'upcoming.lead.open' : 'upcoming.lead')}
    >
      <div css={priceSwitch}>
        {isFamilyOpen ? (
          <Grid columns="twelve">
            <GridCell span={8}>
              <PlanCard
                {...card('family')}
                size="large"
                action={
                  <LazyBoundary placement="inline">
                    <FamilyOffer />
                  </LazyBoundary>
                }
              />
            </GridCell>
            <GridCell span={4}>
              <PlanCard {...card('classroom')} />
            </GridCell>
          </Grid>
        ) : (
          <Grid narrowest="large">
            <PlanCard {...card('family')} />
            <PlanCard {...card('classroom')} />
          </Grid>
        )}
      </div>
    </Section>
  );
}
