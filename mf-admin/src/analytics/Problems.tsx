import { smallestGroup } from '@countertop/contract/analytics/report.limits';
import type { PracticeBreakdown } from '@countertop/contract/analytics/siteReport';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import type { ReportRow, ReportSection } from '../shared/report/section.ts';
import { en } from './analytics.messages.ts';
import { ReportCard } from './ReportCard.tsx';
import { Part } from './Part.tsx';
import { type PartProps, type ReportContext, skillLabel, typeLabel } from './reportContext.ts';
import { Reports } from './Reports.tsx';

type Counted = Pick<PracticeBreakdown['parts'][number], 'count' | 'right'>;

/** Share of correct first answers, in whole percent; empty if there were none. */
function accuracyOf({ count, right }: Counted): number | '' {
  return count === 0 ? '' : Math.round((100 * right) / count);
}

function accuracyBefore({ parts, rest }: PracticeBreakdown, name: string): number | '' | null {
  const part = parts.find((each) => each.name === name);
  if (part !== undefined) return accuracyOf(part);
  return rest === null ? '' : null;
}

interface Practice {
  readonly id: 'types' | 'skills';
  readonly now: PracticeBreakdown;
  readonly past: PracticeBreakdown;
  readonly labelOf: (name: string) => string;
}

/** Lowest accuracy first, because it shows where help is needed. */
function practiceSection({ t }: ReportContext, { id, now, past, labelOf }: Practice): ReportSection {
  const lines = now.parts
    .map((part) => ({ part, accuracy: accuracyOf(part) }))
    .toSorted((one, other) => Number(one.accuracy) - Number(other.accuracy));
  const [lowest] = lines;
  const rest: readonly ReportRow[] =
    now.rest === null
      ? []
      : [
          {
            id: 'rest',
            name: t('rest'),
            asked: now.rest.count,
            right: now.rest.right,
            accuracy: accuracyOf(now.rest),
            accuracyBefore: '',
          },
        ];
  return {
    id,
    title: t(`section.${id}`),
    shape: 'rows',
    columns: [
      { id: 'name', name: t(id === 'types' ? 'column.type' : 'column.skill'), kind: 'text' },
      { id: 'accuracy', name: t('column.accuracy'), kind: 'percent' },
      { id: 'accuracyBefore', name: t('column.accuracyBefore'), kind: 'percent' },
      { id: 'asked', name: t('column.asked'), kind: 'number' },
      { id: 'right', name: t('column.right'), kind: 'number' },
    ],
    rows: [
      ...lines.map(({ part, accuracy }) => ({
        id: part.name,
        name: labelOf(part.name),
        asked: part.count,
        right: part.right,
        accuracy,
        accuracyBefore: accuracyBefore(past, part.name),
      })),
      ...rest,
    ],
    chart: {
      title: t(`section.${id}`),
      summary:
        lowest && lowest.accuracy !== ''
          ? t('practice.summary', { name: labelOf(lowest.part.name), percent: lowest.accuracy })
          : t('practice.small'),
      label: 'name',
      values: ['accuracy'],
    },
  };
}

/** Accuracy by problem type. */
export function typesSection(context: ReportContext): ReportSection {
  const { period, before } = context;
  const labelOf = (type: string) => typeLabel(context, type);
  return practiceSection(context, { id: 'types', now: period.problemTypes, past: before.problemTypes, labelOf });
}

/** Accuracy by skill. */
export function skillsSection(context: ReportContext): ReportSection {
  const { period, before } = context;
  const labelOf = (skill: string) => skillLabel(context, skill);
  return practiceSection(context, { id: 'skills', now: period.skills, past: before.skills, labelOf });
}

/** Accuracy by type and skill, and reported problems. */
export function Problems({ report: { period }, sections }: PartProps) {
  const t = useMessages(en);
  const practice = (section: ReportSection, { rest, parts }: PracticeBreakdown) => (
    <ReportCard
      section={section}
      period={period}
      orientation="horizontal"
      empty={t('practice.empty')}
      highlight={parts.length > 1 ? { label: String(section.rows[0]?.['name']), note: t('practice.note') } : undefined}
      privacyNote={rest ? t('small.people', { count: rest.people, smallest: smallestGroup }) : undefined}
    />
  );
  return (
    <Part title={t('part.problems')} lead={t('part.problems.lead')}>
      <Stack gap="l">
        <Grid columns="main-aside" align="start">
          {practice(sections.skills, period.skills)}
          {practice(sections.types, period.problemTypes)}
        </Grid>
        <Reports period={period} section={sections.reports} />
      </Stack>
    </Part>
  );
}
