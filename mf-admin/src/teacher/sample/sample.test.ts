import { localDay } from '@countertop/client/shared/localDay';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { chartRows } from '../../shared/report/chartRows.ts';
import { columnOf } from '../../shared/report/section.ts';
import { sectionsCsv } from '../../shared/report/sectionsCsv.ts';
import { classFigures, levelsSection } from '../report/classFigures.ts';
import { fileNameOf, type ReportId, reportIds } from '../report/report.ts';
import { accuracyOf, standingOf } from '../report/reportContext.ts';
import { expectSameCells } from '../report/sameCells.fixture.ts';
import { contextOf, makeReport } from './sample.fixture.ts';
import { type SampleChild, sampleClass, sampleDay } from './sampleClass.ts';
import { findStudents, needsHelp, skillsInClass } from './students.ts';

const everyReport: readonly ReportId[] = [...reportIds, 'progress-tracking'];
/** Copies of the first student, each with a change. */
const like = (...changes: readonly Partial<SampleChild>[]) =>
  changes.flatMap((change) => sampleClass.slice(0, 1).map((student) => ({ ...student, ...change })));
const levelsOf = (students: readonly SampleChild[]) => levelsSection(contextOf(students)).rows;
const read = (csv: string): string[][] => parse(csv, { bom: true });

describe('the sample class', () => {
  it.each(sampleClass.map((student) => [student.name, student] as const))('is consistent about %s', (_, student) => {
    // Twenty correct answers make a level.
    expect(student.level).toBe(Math.min(25, 1 + Math.floor(student.right / 20)));
    expect(student.right).toBeLessThanOrEqual(student.orders);
    expect(student.week).toHaveLength(7);
    for (const { asked, right } of student.week) expect(right).toBeLessThanOrEqual(asked);
    expect(Date.parse(student.lastDay ?? '')).toBeLessThanOrEqual(Date.parse(sampleDay));
    expect(student.strengths.filter((skill) => student.needsWork.includes(skill))).toEqual([]);
    expect(student.needsWork).not.toHaveLength(0);
  });

  it('has unique names and IDs, and students of every standing and band', () => {
    expect(new Set(sampleClass.map(({ id }) => id)).size).toBe(sampleClass.length);
    expect(new Set(sampleClass.map(({ name }) => name)).size).toBe(sampleClass.length);
    expect(new Set(sampleClass.map((student) => standingOf(Number(accuracyOf(student))))).size).toBe(3);
    for (const { students } of levelsOf(sampleClass)) expect(students).toBeGreaterThan(0);
  });
});

it.each([
  [100, 'onTrack'],
  [90, 'onTrack'],
  [89, 'worthALook'],
  [80, 'worthALook'],
  [79, 'needsHelp'],
  [0, 'needsHelp'],
] as const)('says of %i percent: %s', (accuracy, standing) => {
  expect(standingOf(accuracy)).toBe(standing);
});

it('adds up the students', () => {
  expect(classFigures(contextOf())).toEqual({
    totalStudents: 10,
    notStarted: 0,
    activeThisWeek: 9,
    activeToday: 5,
    averageAccuracy: 85,
    totalProblemsCompleted: 1928,
    totalTimeSpent: 3305,
    averageLevel: 9.2,
    totalBadgesEarned: 28,
    totalBadges: 28,
    totalCertificates: 10,
    above90: 4,
    averageSecondsPerProblem: 103,
  });
});

it('counts students as active this week in the seven days that end with the given day', () => {
  const students = like({ lastDay: '2025-01-03' }, { lastDay: '2025-01-04' }, { lastDay: '2025-01-10' });

  expect(classFigures(contextOf(students)).activeThisWeek).toBe(2);
});

it('puts every level into one of four bands', () => {
  const students = like(...[1, 5, 6, 10, 11, 15, 16, 25].map((level) => ({ level })));

  expect(levelsOf(students).map(({ id, students: count }) => [id, count])).toEqual([
    ['1-5', 2],
    ['6-10', 2],
    ['11-15', 2],
    ['16+', 2],
  ]);
});

it('lists the students who need help, lowest first, and the skill that most need work on', () => {
  expect(needsHelp(sampleClass).map(({ name }) => name)).toEqual(['Noah Williams', 'Oliver Brown', 'Zara Ahmed']);
  expect(skillsInClass(sampleClass)[0]).toMatchObject({ skill: 'making_change' });
  expect(skillsInClass(sampleClass)[0]?.needsWork).toHaveLength(4);
});

it('finds part of a name, ignoring case and accents', () => {
  const found = (search: string) => findStudents(sampleClass, search, 'en').map(({ name }) => name);

  expect(found(' CHLOE ')).toEqual(['Chloé Dubois']);
  expect(found('li')).toEqual(['Liam Chen', 'Noah Williams', 'Oliver Brown']);
  expect(found('nobody')).toEqual([]);
  expect(found('')).toHaveLength(10);
});

describe.each(everyReport)('%s', (id) => {
  it('has a cell of the right kind for every column of every row', () => {
    for (const { columns, rows } of makeReport(id).sections)
      for (const row of rows)
        for (const { id: column, kind } of columns) {
          const cell = row[column];
          const isNumber = ['number', 'percent', 'minutes', 'seconds'].includes(kind);
          expect(typeof cell, `${column} of ${row.id}`).toBe(
            isNumber ? 'number' : kind === 'list' ? 'object' : 'string',
          );
        }
  });

  it('draws only bars that are rows of its section', () => {
    for (const section of makeReport(id).sections) {
      const { chart } = section;
      if (!chart) continue;
      expect(chartRows(section, chart, 'en').map(({ values: [value] }) => value)).toEqual(
        section.rows.map((row) => row[columnOf(section, chart.values[0]).id]),
      );
      expect(chart.summary).not.toBe('');
    }
  });

  it('has the same cells on the screen, as CSV and as PDF', () => expectSameCells([makeReport(id)]));

  it('has records of equal length in its CSV', () => {
    const records = read(sectionsCsv(makeReport(id).sections, 'en'));

    expect(new Set(records.map((record) => record.length)).size).toBe(1);
  });
});

it('keeps any name unchanged, except for formulas', () => {
  const names = ['=1+1', 'Ada "Countess", King', 'two\nlines', 'عائشة بنت', '+44', '-x', '@x'];
  const students = like(...names.map((name) => ({ name })));

  const [, ...records] = read(sectionsCsv(makeReport('export-all-data', students).sections, 'en'));

  expect(records.map(([name]) => name)).toEqual(names.map((name) => (/^[=+\-@]/.test(name) ? `'${name}` : name)));
});

it('has every field of a student and every day of the week in the export of all data', () => {
  const [head] = read(sectionsCsv(makeReport('export-all-data').sections, 'en'));

  expect(head).toEqual([
    'Student',
    'Number',
    'Level',
    'Accuracy (%)',
    'Standing',
    'Problems',
    'Correct answers',
    'Time (minutes)',
    'Last active',
    'Current streak (days)',
    ...[1, 2, 3, 4, 5, 6, 7].map((day) => `Day ${day} (%)`),
    'Badges earned',
    'Certificates',
    'Strengths',
    'Areas for Improvement',
  ]);
});

it('lists the visible students in the order shown', () => {
  const { children } = contextOf();
  const shown = [children[3], children[0]].filter((student) => student !== undefined);

  const report = makeReport('class-performance-report', sampleClass, { shown });

  expect(report.sections[1]?.rows.map(({ name }) => name)).toEqual(['Noah Williams', 'Emma Johnson']);
  expect(report.sections[0]?.rows[0]).toMatchObject({ totalStudents: 10 });
});

it('names a file after the report, the sample and the local date', () => {
  const madeOn = localDay(new Date(2026, 0, 5, 23, 59));
  const sample = { id: 'achievement-summary', isSample: true, madeOn } as const;

  expect(fileNameOf(sample, 'csv')).toBe('achievement-summary-sample-2026-01-05.csv');
  expect(fileNameOf({ ...sample, isSample: false }, 'pdf')).toBe('achievement-summary-2026-01-05.pdf');
});
