import { localDay } from '@countertop/client/localDay';
import { translate } from '@countertop/design-system/messages';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { sampleClass, sampleDay } from '../sample/sampleClass.ts';
import type { Student } from '../sample/student.ts';
import { chartRows } from '../../shared/report/chartRows.ts';
import { fileNameOf } from './fileName.ts';
import { makeReport } from './makeReport.ts';
import { en } from './teacherReport.messages.ts';
import { columnOf } from '../../shared/report/section.ts';
import { type Report, type ReportId, reportIds } from './report.ts';
import { sectionsCsv } from '../../shared/report/sectionsCsv.ts';

const t = translate(en, 'en');
const everyReport: readonly ReportId[] = [...reportIds, 'progress-tracking'];

function make(id: ReportId, students: readonly Student[] = sampleClass): Report {
  const [student] = students;
  if (!student) throw new Error('The class is empty.');
  return makeReport(id, { t, students, day: sampleDay, madeOn: '2026-11-21', student });
}

const read = (csv: string): string[][] => parse(csv, { bom: true });

/** Rows that a spreadsheet should show for a section. */
const expectedLines = ({ columns, rows }: Report['sections'][number]) =>
  rows.map((row) => columns.map(({ id }) => [row[id]].flat().join('; ')));

describe.each(everyReport)('%s', (id) => {
  it('has a cell of the right kind for every column of every row', () => {
    for (const { columns, rows } of make(id).sections)
      for (const row of rows)
        for (const { id: column, kind } of columns) {
          const cell = row[column];
          const isNumber = ['number', 'percent', 'minutes', 'seconds'].includes(kind);
          expect(typeof cell, `${column} of ${row.id}`).toBe(
            isNumber ? 'number' : kind === 'list' ? 'object' : 'string',
          );
        }
  });

  it('has the content of its sections in the CSV, with records of equal length', () => {
    const report = make(id);

    const records = read(sectionsCsv(report.sections, 'en'));

    expect(new Set(records.map((record) => record.length)).size).toBe(1);
    for (const section of report.sections) {
      const start = report.sections.length === 1 ? 1 : records.findIndex(([first]) => first === section.title) + 2;
      const found = records.slice(start, start + section.rows.length);
      expect(found.map((record) => record.slice(0, section.columns.length))).toEqual(expectedLines(section));
    }
  });

  it('draws only bars that are rows of its section', () => {
    for (const section of make(id).sections) {
      const { chart } = section;
      if (!chart) continue;
      expect(chartRows(section, chart, 'en').map(({ values: [value] }) => value)).toEqual(
        section.rows.map((row) => row[columnOf(section, chart.values[0]).id]),
      );
      expect(chart.summary).not.toBe('');
    }
  });
});

it('keeps any name unchanged, except for formulas', () => {
  const names = ['=1+1', 'Ada "Countess", King', 'two\nlines', 'عائشة بنت', '+44', '-x', '@x'];
  const students = names.map((name, index) => ({ ...sampleClass[0], ...sampleClass[index], name }) as Student);

  const [, ...records] = read(sectionsCsv(make('export-all-data', students).sections, 'en'));

  expect(records.map(([name]) => name)).toEqual(names.map((name) => (/^[=+\-@]/.test(name) ? `'${name}` : name)));
});

it('has every field of a student and every day of the week in the export of all data', () => {
  const [head] = read(sectionsCsv(make('export-all-data').sections, 'en'));

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
  const shown = [sampleClass[3], sampleClass[0]].filter((student) => student !== undefined);
  const [first] = shown;
  if (!first) throw new Error('The sample class is empty.');

  const report = makeReport('class-performance-report', {
    t,
    students: sampleClass,
    day: sampleDay,
    madeOn: '2026-11-21',
    student: first,
    shown,
  });

  expect(report.sections[1]?.rows.map(({ name }) => name)).toEqual(['Noah Williams', 'Emma Johnson']);
  expect(report.sections[0]?.rows[0]).toMatchObject({ totalStudents: 10 });
});

it('names a file after the report, the sample and the local date', () => {
  const madeOn = localDay(new Date(2026, 0, 5, 23, 59));
  const sample = { id: 'achievement-summary', isSample: true, madeOn } as const;

  expect(fileNameOf(sample, 'csv')).toBe('achievement-summary-sample-2026-01-05.csv');
  expect(fileNameOf({ ...sample, isSample: false }, 'pdf')).toBe('achievement-summary-2026-01-05.pdf');
});
