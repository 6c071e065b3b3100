import { problemReportData } from '@countertop/contract/eventData';
import type { PracticeBreakdown } from '@countertop/contract/siteAnalytics';
import type { ReportRow, ReportSection } from '../../shared/report/section.ts';
import { wordFor } from './parts.ts';
import type { Making } from './siteReport.ts';

const { type: types, skill: skills } = problemReportData.shape;

/** The word for a type of problem. */
export const typeWord = ({ t }: Pick<Making, 't'>, type: string) =>
  wordFor(types.options, type, (name) => t(`type.${name}`));
/** The word for a skill. */
export const skillWord = ({ t }: Pick<Making, 't'>, skill: string) =>
  wordFor(skills.options, skill, (name) => t(`skill.${name}`));

type Counted = Pick<PracticeBreakdown['parts'][number], 'count' | 'right'>;

/** Right at the first try, in whole percent; nothing where nothing was asked. */
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
  readonly word: (name: string) => string;
}

/** The lowest accuracy comes first: it says where help is needed. */
function practiceSection({ t }: Making, { id, now, past, word }: Practice): ReportSection {
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
        name: word(part.name),
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
          ? t('practice.summary', { name: word(lowest.part.name), percent: lowest.accuracy })
          : t('practice.small'),
      label: 'name',
      values: ['accuracy'],
    },
  };
}

/** How often each type of problem was right at the first try. */
export function typesSection(making: Making): ReportSection {
  const { period, before } = making;
  const word = (type: string) => typeWord(making, type);
  return practiceSection(making, { id: 'types', now: period.problemTypes, past: before.problemTypes, word });
}

/** The same for what problems practise. */
export function skillsSection(making: Making): ReportSection {
  const { period, before } = making;
  const word = (skill: string) => skillWord(making, skill);
  return practiceSection(making, { id: 'skills', now: period.skills, past: before.skills, word });
}
