import { badgeAward, badgeText } from '@countertop/contract/awardCatalog';
import { isKnownMistake } from '@countertop/contract/mistakeKinds';
import { en as mistakeTexts } from '@countertop/contract/mistakeNames.messages';
import { translate } from '@countertop/design-system/messages';
import { skillIds } from '@countertop/engine/problems/skill';
import { sum } from '@countertop/engine/sum';
import type { ReportSection } from '../../../shared/report/section.ts';
import { badgesTable, levelsTable } from '../../report/sharedSections.ts';
import { helpPoints } from '../overview/overviewOf.ts';
import { type ClassReportContext, isShown, percentOf, skillName, standardsFor } from './classReportContext.ts';

/** Totals of the class. Averages are over the children who have played. */
export function summarySection({ t, children, schoolClass }: ClassReportContext): ReportSection {
  const played = children.filter(({ orders }) => orders > 0);
  const average = (numbers: readonly number[]) => (played.length === 0 ? '' : sum(numbers) / played.length);
  const accuracy = average(played.map(({ right, orders }) => (100 * right) / orders));
  const level = average(played.map(({ level: reached }) => reached));
  return {
    id: 'summary',
    title: t('section.summary'),
    shape: 'facts',
    columns: [
      { id: 'class', name: t('column.class'), kind: 'text' },
      { id: 'totalStudents', name: t('measure.totalStudents'), kind: 'number' },
      { id: 'notStarted', name: t('measure.notStarted'), kind: 'number' },
      { id: 'activeThisWeek', name: t('measure.activeThisWeek'), kind: 'number' },
      { id: 'averageAccuracy', name: t('measure.averageAccuracy'), kind: 'percent' },
      { id: 'totalProblemsCompleted', name: t('measure.totalProblemsCompleted'), kind: 'number' },
      { id: 'totalTimeSpent', name: t('measure.totalTimeSpent'), kind: 'minutes' },
      { id: 'averageLevel', name: t('measure.averageLevel'), kind: 'number' },
      { id: 'totalBadgesEarned', name: t('measure.totalBadgesEarned'), kind: 'number' },
      { id: 'totalCertificates', name: t('measure.totalCertificates'), kind: 'number' },
    ],
    rows: [
      {
        id: 'class',
        class: schoolClass.name,
        totalStudents: children.length,
        notStarted: children.length - played.length,
        activeThisWeek: children.filter(({ week }) => week.length > 0).length,
        averageAccuracy: accuracy === '' ? '' : Math.round(accuracy),
        totalProblemsCompleted: sum(children.map(({ orders }) => orders)),
        totalTimeSpent: Math.round(sum(children.map(({ seconds }) => seconds)) / 60),
        averageLevel: level === '' ? '' : Math.round(level * 10) / 10,
        totalBadgesEarned: sum(children.map(({ badges }) => badges.length)),
        totalCertificates: sum(children.map(({ certificates }) => certificates.length)),
      },
    ],
  };
}

/** Number of children who earned each badge that somebody has. */
export function badgesSection({ t, children }: ClassReportContext): ReportSection {
  const types = [...new Set(children.flatMap(({ badges }) => badges))];
  const rows = types.flatMap((type) => {
    const award = badgeAward(type);
    const students = children.filter(({ badges }) => badges.includes(type)).length;
    return award === undefined ? [] : [{ id: type, badge: badgeText(award).title, students }];
  });
  return badgesTable(t, rows);
}

/** The skills of the class, with the children who need help. */
export function skillsSection(context: ClassReportContext): ReportSection {
  const { t, children, locale } = context;
  const help = children.flatMap(({ name, skills }) => helpPoints(name, skills));
  return {
    id: 'skills',
    title: t('section.skills'),
    shape: 'rows',
    columns: [
      { id: 'skill', name: t('column.skill'), kind: 'text' },
      { id: 'standards', name: t('column.standards'), kind: 'list' },
      { id: 'asked', name: t('column.asked'), kind: 'number' },
      { id: 'accuracy', name: t('column.accuracy'), kind: 'percent' },
      { id: 'helped', name: t('column.helped'), kind: 'list' },
    ],
    rows: skillIds.flatMap((skill) => {
      const results = children.flatMap(({ skills }) => skills.filter((one) => one.skill === skill));
      if (results.length === 0 || !isShown(context, skill)) return [];
      const asked = sum(results.map((one) => one.asked));
      return [
        {
          id: skill,
          skill: skillName(skill, locale),
          standards: standardsFor(context, skill),
          asked,
          accuracy: percentOf(sum(results.map(({ right }) => right)), asked),
          helped: help.filter((point) => point.skill === skill).map(({ name }) => name),
        },
      ];
    }),
  };
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

/** Number of children who have played in each band of levels. */
export function levelsSection({ t, children }: ClassReportContext): ReportSection {
  return levelsTable(
    t,
    children.filter(({ orders }) => orders > 0),
  );
}
