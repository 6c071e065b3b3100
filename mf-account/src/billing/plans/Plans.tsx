import { plans } from '@countertop/contract/payments/plans';
import { Grid, GridCell } from '@countertop/design-system/Grid';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { PlanCard, type PlanCardProps } from '@countertop/design-system/PlanCard';
import { PageLink } from '@countertop/routes/PageLink';
import { planFacts } from './planFacts.ts';
import { en as planTexts } from './plans.messages.ts';
import { en } from './pricing.messages.ts';

export interface PlansProps extends Pick<PlanCardProps, 'current'> {
  /** Payment of the plan that is on sale. */
  payment: PlanCardProps['action'];
}

/** The plan on sale as an opened menu, and Free next to it. */
export function Plans({ payment, current }: PlansProps) {
  const t = useMessages(en);
  const text = useMessages(planTexts);
  const { locale } = useLocale();
  const play = (
    <PageLink variant="outline" to="/">
      {t('plan.free.action')}
    </PageLink>
  );
  return (
    <Grid columns="twelve">
      <GridCell span={8}>
        <PlanCard
          name={t('plan.explorer.name')}
          description={t('plan.explorer.for')}
          {...planFacts(plans.explorer, locale, text)}
          size="large"
          current={current}
          action={payment}
        />
      </GridCell>
      <GridCell span={4}>
        <PlanCard
          name={t('plan.free.name')}
          description={t('plan.free.for')}
          {...planFacts(plans.free, locale, text)}
          action={play}
        />
      </GridCell>
    </Grid>
  );
}
