import { smallestGroup } from '@countertop/contract/metrics.limits';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { en } from '../analytics.messages.ts';
import { FigureCard } from './FigureCard.tsx';
import { Part } from './Part.tsx';
import type { PartProps } from './partProps.ts';
import { WorthALook } from './WorthALook.tsx';

/** Visitors, session length and page views. */
export function Visits({ site: { period }, report }: PartProps) {
  const t = useMessages(en);
  const { rest } = period.pages;
  return (
    <Part title={t('part.visits')} lead={t('part.visits.lead')} isOpenOnPhone>
      <Grid columns="main-aside" align="start">
        <Stack gap="l">
          <FigureCard section={report.visits} period={period} />
          <FigureCard
            section={report.pages}
            period={period}
            orientation="horizontal"
            empty={t('pages.empty')}
            privacyNote={rest ? t('small.people', { count: rest.people, smallest: smallestGroup }) : undefined}
          />
        </Stack>
        <Stack gap="l">
          <WorthALook report={report} />
          <FigureCard section={report.time} period={period} />
        </Stack>
      </Grid>
    </Part>
  );
}
