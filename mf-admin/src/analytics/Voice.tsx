import { CallError } from '@countertop/client/shared/CallError';
import { ratings } from '@countertop/contract/analytics/feedback.limits';
import { smallestGroup } from '@countertop/contract/analytics/report.limits';
import type { Breakdown } from '@countertop/contract/analytics/siteReport';
import { AlertDialog } from '@countertop/design-system/AlertDialog';
import { Button } from '@countertop/design-system/Button';
import { Grid } from '@countertop/design-system/Grid';
import { mailIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { Stack } from '@countertop/design-system/Stack';
import { useState } from 'react';
import type { ReportSection } from '../shared/report/section.ts';
import { en } from './analytics.messages.ts';
import { ReportCard, PrivacyNote } from './ReportCard.tsx';
import { Part } from './Part.tsx';
import { countOf, type PartProps, type ReportContext } from './reportContext.ts';

/** Returns the sum of all parts, including small ones. */
export function totalOf({ parts, rest }: Breakdown): number {
  return parts.reduce((sum, { count }) => sum + count, rest?.count ?? 0);
}

/** Early-access sign-ups by game, as counts. Only the export has email addresses. */
export function wishesSection({ t, period, before }: ReportContext): ReportSection {
  const { parts, rest } = period.earlyAccess;
  return {
    id: 'wishes',
    title: t('section.wishes'),
    shape: 'rows',
    columns: [
      { id: 'game', name: t('column.game'), kind: 'text' },
      { id: 'wishes', name: t('column.wishes'), kind: 'number' },
      { id: 'wishesBefore', name: t('column.wishesBefore'), kind: 'number' },
    ],
    rows: [
      ...parts.map(({ name, count }) => ({
        id: name,
        game: name,
        wishes: count,
        wishesBefore: countOf(before.earlyAccess, name),
      })),
      ...(rest === null ? [] : [{ id: '', game: t('rest'), wishes: rest.count, wishesBefore: '' }]),
    ],
    chart: {
      title: t('section.wishes'),
      summary: t('wishes.summary', { count: totalOf(period.earlyAccess) }),
      label: 'game',
      values: ['wishes'],
    },
  };
}

/** Returns the mean to one decimal; null if an answer is hidden for privacy. */
function meanOf({ parts, rest }: Breakdown): number | null {
  const count = totalOf({ parts, rest });
  if (rest !== null || count === 0) return null;
  const sum = parts.reduce((total, part) => total + Number(part.name) * part.count, 0);
  return Math.round((10 * sum) / count) / 10;
}

/** Number of answers by rating, best first. */
export function ratingsSection({ t, period, before }: ReportContext): ReportSection {
  const { ratings: now } = period;
  const count = totalOf(now);
  const mean = meanOf(now);
  return {
    id: 'ratings',
    title: t('section.ratings'),
    shape: 'rows',
    columns: [
      { id: 'rating', name: t('column.rating'), kind: 'text' },
      { id: 'answers', name: t('column.answers'), kind: 'number' },
      { id: 'answersBefore', name: t('column.answersBefore'), kind: 'number' },
    ],
    rows: [
      ...(count === 0 ? [] : ratings.toReversed()).map((rating) => ({
        id: String(rating),
        rating: t(`rating.${rating}`),
        answers: countOf(now, String(rating)),
        answersBefore: countOf(before.ratings, String(rating)),
      })),
      ...(now.rest === null ? [] : [{ id: 'rest', rating: t('rest'), answers: now.rest.count, answersBefore: '' }]),
    ],
    chart: {
      title: t('section.ratings'),
      summary: mean === null ? t('ratings.small', { count }) : t('ratings.summary', { mean, count }),
      label: 'rating',
      values: ['answers'],
    },
  };
}

export interface VoiceProps extends PartProps, ExportEmailsProps {}

/** Ratings and early-access sign-ups. */
export function Voice({ report: { period }, sections, onExportEmails }: VoiceProps) {
  const t = useMessages(en);
  const { rest: answers } = period.ratings;
  const { rest: wishes } = period.earlyAccess;
  return (
    <Part title={t('part.voice')} lead={t('part.voice.lead')}>
      <Grid columns="main-aside" align="start">
        <ReportCard
          section={sections.ratings}
          period={period}
          orientation="horizontal"
          empty={t('ratings.empty')}
          privacyNote={answers ? t('small.answers', { count: answers.count, smallest: smallestGroup }) : undefined}
        />
        <ReportCard
          section={sections.wishes}
          period={period}
          orientation="horizontal"
          empty={t('wishes.empty')}
          privacyNote={wishes ? t('small.wishes', { count: wishes.count, smallest: smallestGroup }) : undefined}
        >
          <ExportEmails onExportEmails={onExportEmails} />
        </ReportCard>
      </Grid>
    </Part>
  );
}

interface ExportEmailsProps {
  /** Downloads the file and returns its name. Rejects on failure. */
  onExportEmails: () => Promise<string>;
}

const refusals: readonly number[] = [401, 403];

/** Exports early-access emails, after a confirmation that says the export is logged. */
function ExportEmails({ onExportEmails }: ExportEmailsProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  const failure = (error: unknown) =>
    error instanceof CallError && refusals.includes(error.status) ? t('wishes.ask.refused') : t('wishes.ask.failed');
  async function take(): Promise<void> {
    notify({ message: t('wishes.done', { file: await onExportEmails() }), tone: 'success' });
  }
  return (
    <Stack gap="s" align="start">
      <PrivacyNote>{t('wishes.export.why')}</PrivacyNote>
      <Button variant="outline" size="medium" icon={mailIcon} onPress={() => setOpen(true)}>
        {t('wishes.export')}
      </Button>
      <AlertDialog
        title={t('wishes.ask')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirmLabel={t('wishes.ask.confirm')}
        pendingLabel={t('wishes.ask.pending')}
        failureMessage={failure}
        onConfirm={take}
      >
        {t('wishes.ask.text')}
      </AlertDialog>
    </Stack>
  );
}
