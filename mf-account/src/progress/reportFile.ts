import { type Translate, translate } from '@countertop/design-system/messages';
import { skillName, mistakeName, headlineText, shortDayOf, weekdayOf } from './reportText.ts';
import { en as activityTexts } from '@countertop/contract/classes/activities.messages';
import type { ProgressReport } from './progressReport.ts';
import { en } from './progress.messages.ts';

export type FileFormat = 'csv' | 'pdf';

export interface ReportFile {
  readonly report: ProgressReport;
  /** Whether the numbers are invented, which the file says. */
  readonly isSample: boolean;
  readonly locale: string;
}

/** A heading and its lines. */
export interface FileSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The texts of the PDF. */
export interface FileText {
  readonly title: string;
  readonly headline: string;
  readonly sections: readonly FileSection[];
}

function sectionsOf({ report, locale }: ReportFile, t: Translate<typeof en>): readonly FileSection[] {
  const activity = translate(activityTexts, locale);
  const { skills, mistakes, days } = report;
  const kind = report.activity ?? 'any';
  const played = days.filter(({ orders }) => orders > 0);
  return [
    {
      title: t('skills.title'),
      lines: skills.map(({ skill, right, asked, level }) =>
        t('file.skill', { skill: skillName(skill, locale), right, asked, level: t(`level.${level}`) }),
      ),
    },
    {
      title: t('mistakes.title'),
      lines:
        mistakes.length === 0
          ? [t('mistakes.none')]
          : mistakes.map(({ mistake, times, skills: where }) => {
              const names = new Intl.ListFormat(locale).format(where.map((skill) => skillName(skill, locale)));
              return t('file.mistake', {
                mistake: mistakeName(mistake, locale),
                times: t('mistakes.times', { times, skills: names }),
              });
            }),
    },
    { title: t('home.title'), lines: [activity(`ask.${kind}`), activity(`help.${kind}`)] },
    {
      title: t('days.title'),
      lines: played.map(({ day, minutes, orders }) => t('file.day', { day: weekdayOf(day, locale), minutes, orders })),
    },
  ];
}

const lastDay = ({ days }: ProgressReport) => days.at(-1)?.day ?? '';

/** Returns the texts of the report, from top to bottom. */
export function fileText(file: ReportFile): FileText {
  const { report, isSample, locale } = file;
  const t = translate(en, locale);
  const title = t('file.title', {
    from: shortDayOf(report.days[0]?.day ?? lastDay(report), locale),
    to: shortDayOf(lastDay(report), locale),
  });
  const headline = headlineText(report.headline, locale);
  return { title, headline: isSample ? `${t('file.sample')} ${headline}` : headline, sections: sectionsOf(file, t) };
}

/** Returns the name of the file without its ending, such as "countertop-progress-2026-11-22-sample". */
export function fileName({ report, isSample }: ReportFile): string {
  return `countertop-progress-${lastDay(report)}${isSample ? '-sample' : ''}`;
}

/** Returns a record for each skill, mistake and day, below a record with the column names. */
export function fileRecords({ report, isSample, locale }: ReportFile): readonly (readonly (string | number)[])[] {
  const t = translate(en, locale);
  return [
    [
      t('file.part'),
      t('file.entry'),
      t('days.problems'),
      t('file.right'),
      t('days.minutes'),
      t('file.times'),
      t('file.level'),
    ],
    ...(isSample ? [[t('sample.tag'), t('file.sample'), '', '', '', '', '']] : []),
    ...report.skills.map(({ skill, asked, right, seconds, level }) => [
      t('skills.title'),
      skillName(skill, locale),
      asked,
      right,
      Math.round(seconds / 60),
      '',
      t(`level.${level}`),
    ]),
    ...report.mistakes.map(({ mistake, times }) => [
      t('mistakes.title'),
      mistakeName(mistake, locale),
      '',
      '',
      '',
      times,
      '',
    ]),
    ...report.days.map(({ day, orders, right, minutes }) => [t('days.day'), day, orders, right, minutes, '', '']),
  ];
}
