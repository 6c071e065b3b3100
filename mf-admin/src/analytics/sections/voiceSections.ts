import { ratings } from '@countertop/contract/feedback.limits';
import type { Breakdown } from '@countertop/contract/siteAnalytics';
import type { ReportSection } from '../../shared/report/section.ts';
import { figureOf } from './parts.ts';
import type { ReportContext } from './reportContext.ts';

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
        wishesBefore: figureOf(before.earlyAccess, name),
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
        answers: figureOf(now, String(rating)),
        answersBefore: figureOf(before.ratings, String(rating)),
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
