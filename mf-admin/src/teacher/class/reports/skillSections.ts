import type { ChildResults } from '@countertop/contract/classes/classOverview';
import { isKnownMistake } from '@countertop/contract/play/mistakeKinds';
import { en as mistakeTexts } from '@countertop/contract/play/mistakeNames.messages';
import { translate } from '@countertop/design-system/messages';
import { skillIds } from '@countertop/engine/problems/skill';
import { formatDay } from '../../../shared/report/formatCell.ts';
import type { ReportSection } from '../../../shared/report/section.ts';
import { type Child, percentOf, sum, weekOf } from '../../report/reportContext.ts';
import { helpPoints, minTimes } from '../overview/overviewOf.ts';
import { type ClassReportContext, isShown, skillName, standardsFor } from './classReportContext.ts';

/** Returns the known mistakes that were made at least three times, like "one portion too few, 3 times". */
function repeatedMistakes(
  { mistakes }: ChildResults['skills'][number],
  { t, locale }: ClassReportContext,
): readonly string[] {
  const name = translate(mistakeTexts, locale);
  return mistakes.flatMap(({ mistake, count: times }) =>
    times >= minTimes && isKnownMistake(mistake) ? [t('mistake.times', { mistake: name(mistake), times })] : [],
  );
}

/** Skills with their answers, and a list about each. */
function skillTable(
  context: ClassReportContext,
  title: string,
  list: 'helped' | 'mistakes',
  rows: readonly (Pick<Child['skills'][number], 'skill' | 'asked' | 'right'> & { words: readonly string[] })[],
): ReportSection {
  const { t, locale } = context;
  return {
    id: 'skills',
    title,
    shape: 'rows',
    columns: [
      { id: 'skill', name: t('column.skill'), kind: 'text' },
      { id: 'standards', name: t('column.standards'), kind: 'list' },
      { id: 'asked', name: t('column.asked'), kind: 'number' },
      { id: 'accuracy', name: t('column.accuracy'), kind: 'percent' },
      { id: list, name: t(`column.${list}`), kind: 'list' },
    ],
    rows: rows
      .filter(({ skill }) => isShown(context, skill))
      .map(({ skill, asked, right, words }) => ({
        id: skill,
        skill: skillName(skill, locale),
        standards: standardsFor(context, skill),
        asked,
        accuracy: percentOf(right, asked),
        [list]: words,
      })),
  };
}

/** The skills of one child. */
export function childSkills(context: ClassReportContext, { skills }: Child): ReportSection {
  const rows = skills.map((result) => ({ ...result, words: repeatedMistakes(result, context) }));
  return skillTable(context, context.t('section.childSkills'), 'mistakes', rows);
}

/** The skills of the class, with the children who need help. */
export function skillsSection(context: ClassReportContext): ReportSection {
  const { t, children } = context;
  const help = children.flatMap(({ name, skills }) => helpPoints(name, skills));
  const rows = skillIds.flatMap((skill) => {
    const results = children.flatMap(({ skills }) => skills.filter((one) => one.skill === skill));
    const words = help.filter((point) => point.skill === skill).map(({ name }) => name);
    const [asked, right] = [sum(results.map((one) => one.asked)), sum(results.map((one) => one.right))];
    return results.length === 0 ? [] : [{ skill, asked, right, words }];
  });
  return skillTable(context, t('section.skills'), 'helped', rows);
}

/** Known mistakes of the class, most common first, with the number of children who made them. */
export function mistakesSection(context: ClassReportContext): ReportSection {
  const { t, children, locale } = context;
  const name = translate(mistakeTexts, locale);
  const made = children.flatMap(({ skills }) =>
    skills
      .filter(({ skill }) => isShown(context, skill))
      .flatMap(({ skill, mistakes }) => mistakes.map((one) => ({ ...one, skill }))),
  );
  const keys = [...new Set(made.map(({ skill, mistake }) => `${skill} ${mistake}`))];
  const rows = keys.flatMap((key) => {
    const same = made.filter(({ skill, mistake }) => `${skill} ${mistake}` === key);
    const [first] = same;
    if (first === undefined || !isKnownMistake(first.mistake)) return [];
    return [
      {
        id: key,
        mistake: name(first.mistake),
        skill: skillName(first.skill, locale),
        times: sum(same.map(({ count }) => count)),
        students: same.length,
      },
    ];
  });
  return {
    id: 'mistakes',
    title: t('section.mistakes'),
    shape: 'rows',
    columns: [
      { id: 'mistake', name: t('column.mistake'), kind: 'text' },
      { id: 'skill', name: t('column.skill'), kind: 'text' },
      { id: 'times', name: t('column.times'), kind: 'number' },
      { id: 'students', name: t('column.students'), kind: 'number' },
    ],
    rows: rows.filter(({ times }) => times > 1).toSorted((one, other) => other.times - one.times),
  };
}

/** The last seven days of the children together. Days without answers are left out. */
export function daysSection(context: ClassReportContext): ReportSection {
  const { t, locale, children } = context;
  const rows = weekOf(context, children).flatMap(({ id, played, problems, accuracy }) =>
    played === 0 ? [] : [{ id, date: id, played, problems, accuracy }],
  );
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    id: 'days',
    title: t('section.days'),
    shape: 'rows',
    columns: [
      { id: 'date', name: t('column.date'), kind: 'day' },
      ...(children.length === 1 ? [] : [{ id: 'played', name: t('column.played'), kind: 'number' as const }]),
      { id: 'problems', name: t('column.problems'), kind: 'number' },
      { id: 'accuracy', name: t('column.accuracy'), kind: 'percent' },
    ],
    rows,
    ...(first &&
      last &&
      first !== last && {
        chart: {
          title: t('chart.days'),
          summary: t('chart.days.summary', {
            first: Number(first.accuracy),
            firstDay: formatDay(first.date, locale),
            last: Number(last.accuracy),
            lastDay: formatDay(last.date, locale),
          }),
          label: 'date',
          values: ['accuracy'],
          shape: 'line',
          range: 'data',
        },
      }),
  };
}
