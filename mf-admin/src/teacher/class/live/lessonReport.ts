import type { ClassLesson, LessonRow } from '@countertop/contract/classes/classLessons';
import { translate } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import { answerText } from '@countertop/phrases/answerText';
import { phraseText } from '@countertop/phrases/phraseText';
import type { ReportColumn, ReportSection } from '../../../shared/report/section.ts';
import type { Report } from '../../report/report.ts';
import { totals } from './classRows.ts';
import { en } from './classView.messages.ts';

export interface LessonReportInput {
  readonly lesson: Pick<ClassLesson, 'title'>;
  readonly rows: readonly LessonRow[];
  /** In the order of the lesson. */
  readonly problems: readonly Problem[];
  /** Names by seat; null to leave the children out. */
  readonly names: ReadonlyMap<string, string> | null;
  /** Like `2026-11-24`. */
  readonly madeOn: string;
  readonly locale: string;
}

/** Returns the wrong answers to a problem, each with its children and its reason. */
function wrongTexts({ wrong }: LessonRow, problem: Problem, locale: string): string[] {
  const t = translate(en, locale);
  return wrong.map(({ hundredths, mistake, seatIds: { length: count } }) => {
    const reason = mistake === null ? undefined : problem.mistakes.find((one) => one.hundredths === hundredths)?.reason;
    return t('report.wrong.value', {
      answer: answerText(hundredths, problem, locale),
      count,
      reason: reason ? phraseText(reason, { locale, moneyDigits: problem.moneyDigits }) : t('row.unknown'),
    });
  });
}

function problemSection({ rows, problems, locale }: LessonReportInput): ReportSection {
  const t = translate(en, locale);
  const columns: ReportColumn[] = [
    { id: 'number', name: t('report.number'), kind: 'number' },
    { id: 'question', name: t('report.question'), kind: 'text' },
    { id: 'right', name: t('row.right'), kind: 'number' },
    { id: 'help', name: t('row.help'), kind: 'number' },
    { id: 'missing', name: t('row.missing'), kind: 'number' },
    { id: 'wrong', name: t('row.wrong'), kind: 'list' },
  ];
  return {
    id: 'problems',
    title: t('view.problems'),
    shape: 'rows',
    columns,
    rows: rows.flatMap((row) => {
      const problem = problems[row.number - 1];
      if (problem === undefined) return [];
      const { number, right, withHelp, missing } = row;
      const wording = { locale, moneyDigits: problem.moneyDigits };
      return [
        {
          id: String(number),
          number,
          question: phraseText(problem.question, wording),
          right: right.length,
          help: withHelp.length,
          missing: missing.length,
          wrong: wrongTexts(row, problem, locale),
        },
      ];
    }),
  };
}

function childrenSection(
  rows: readonly LessonRow[],
  names: ReadonlyMap<string, string>,
  locale: string,
): ReportSection {
  const t = translate(en, locale);
  const isFor = new Set(
    rows.flatMap(({ right, withHelp, missing, wrong }) => [
      ...right,
      ...withHelp,
      ...missing,
      ...wrong.flatMap(({ seatIds }) => seatIds),
    ]),
  );
  const count = (isIn: (row: LessonRow) => boolean) => rows.filter(isIn).length;
  return {
    id: 'children',
    title: t('report.children'),
    shape: 'rows',
    columns: [
      { id: 'name', name: t('report.name'), kind: 'text' },
      { id: 'answered', name: t('report.answered'), kind: 'number' },
      { id: 'right', name: t('row.right'), kind: 'number' },
      { id: 'help', name: t('row.help'), kind: 'number' },
    ],
    rows: [...names]
      .filter(([id]) => isFor.has(id))
      .toSorted(([, one], [, other]) => one.localeCompare(other))
      .map(([id, name]) => ({
        id,
        name,
        answered: count(({ missing }) => !missing.includes(id)),
        right: count(({ right }) => right.includes(id)),
        help: count(({ withHelp }) => withHelp.includes(id)),
      })),
  };
}

/** Returns the answers to a lesson as a report: by problem, and by child in the order of their names. */
export function lessonReport(input: LessonReportInput): Report {
  const { lesson, rows, names, madeOn, locale } = input;
  return {
    id: 'lesson-report',
    isSample: false,
    title: lesson.title,
    note: translate(en, locale)('view.lead', { count: rows.length, ...totals(rows) }),
    madeOn,
    sections: [problemSection(input), ...(names === null ? [] : [childrenSection(rows, names, locale)])],
  };
}
