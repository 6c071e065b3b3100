import { smallestGroup } from '@countertop/contract/metrics.limits';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../analytics.messages.ts';
import { ExportEmails, type ExportEmailsProps } from './ExportEmails.tsx';
import { FigureCard } from './FigureCard.tsx';
import { Part } from './Part.tsx';
import type { PartProps } from './partProps.ts';

export interface VoiceProps extends PartProps, ExportEmailsProps {}

/** Ratings and early-access sign-ups. */
export function Voice({ site: { period }, report, onExportEmails }: VoiceProps) {
  const t = useMessages(en);
  const { rest: ratings } = period.ratings;
  const { rest: wishes } = period.earlyAccess;
  return (
    <Part title={t('part.voice')} lead={t('part.voice.lead')}>
      <Grid columns="main-aside" align="start">
        <FigureCard
          section={report.ratings}
          period={period}
          orientation="horizontal"
          empty={t('ratings.empty')}
          privacyNote={ratings ? t('small.answers', { count: ratings.count, smallest: smallestGroup }) : undefined}
        />
        <FigureCard
          section={report.wishes}
          period={period}
          orientation="horizontal"
          empty={t('wishes.empty')}
          privacyNote={wishes ? t('small.wishes', { count: wishes.count, smallest: smallestGroup }) : undefined}
        >
          <ExportEmails onExportEmails={onExportEmails} />
        </FigureCard>
      </Grid>
    </Part>
  );
}
