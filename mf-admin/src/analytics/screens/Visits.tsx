import { smallestGroup } from '@countertop/contract/metrics.limits';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Section } from '@countertop/design-system/Section';
import { Stack } from '@countertop/design-system/Stack';
import { en } from '../analytics.messages.ts';
import { FigureCard } from './FigureCard.tsx';
import type { PartProps } from './partProps.ts';
import { WorthALook } from './WorthALook.tsx';

/** Visitors, session length and page views. */
export function Visits({ site: { period }, report }: PartProps) {
  const t = useMessages(en);
  const { rest } = period.pages;
  return (
    <Section title={t('part.visits')} lead={t('part.visits.lead')}>
      <Stack gap="cards">
        <Grid columns="main-aside">
          <FigureCard section={report.visits} period={period} />
          <WorthALook report={report} />
        </Grid>
        <Grid columns="main-aside">
          <FigureCard
            section={report.pages}
            period={period}
            orientation="horizontal"
            empty={t('pages.empty')}
            privacyNote={rest ? t('small.people', { count: rest.people, smallest: smallestGroup }) : undefined}
          />
          <FigureCard section={report.time} period={period} />
        </Grid>
      </Stack>
    </Section>
  );
}
