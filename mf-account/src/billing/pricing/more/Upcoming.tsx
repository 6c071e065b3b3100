import { plans } from '@countertop/contract/plans';
import { Grid } from '@countertop/design-system/Grid';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { PlanCard } from '@countertop/design-system/PlanCard';
import { Section } from '@countertop/design-system/Section';
import { priceSwitch } from '../PeriodChoice.styles.ts';
import { planFacts } from '../planFacts.ts';
import { en as planTexts } from '../plans.messages.ts';
import { upcomingId } from './moreIds.ts';
import { en } from './upcoming.messages.ts';

/** The plans that cannot be bought yet. */
export function Upcoming() {
  const t = useMessages(en);
  const text = useMessages(planTexts);
  const { locale } = useLocale();
  return (
    <Section id={upcomingId} title={t('upcoming.title')} lead={t('upcoming.lead')}>
      <div css={priceSwitch}>
        <Grid narrowest="large">
          {(['family', 'classroom'] as const).map((tier) => (
            <PlanCard
              key={tier}
              level={3}
              name={t(`plan.${tier}.name`)}
              description={t(`plan.${tier}.for`)}
              {...planFacts(plans[tier], locale, text)}
            />
          ))}
        </Grid>
      </div>
    </Section>
  );
}
