import { translate } from '@countertop/design-system/messages';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { chartRows } from '../shared/report/chartRows.ts';
import type { ReportSection } from '../shared/report/section.ts';
import { sectionsCsv } from '../shared/report/sectionsCsv.ts';
import { siteSections } from './OverviewTab.tsx';
import { logSection } from './LogTab.tsx';
import { en } from './sections.messages.ts';
import { emptyReport, entries, report, smallReport } from './report.fixture.ts';

const t = translate(en, 'en');
const make = (answer: typeof report) => siteSections({ t, locale: 'en', ...answer });
const read = (csv: string): string[][] => parse(csv, { bom: true });
const rowOf = ({ rows }: ReportSection, id: string) => rows.find((row) => row.id === id);

it.each(Object.entries({ report, smallReport, emptyReport }))(
  'has the same content in the CSV, the table and the chart for %s',
  (_, answer) => {
    for (const section of Object.values(make(answer))) {
      const [head, ...records] = read(sectionsCsv([section], 'en'));

      expect(head).toHaveLength(section.columns.length);
      expect(records).toEqual(section.rows.map((row) => section.columns.map(({ id }) => String(row[id] ?? ''))));
      const { chart } = section;
      if (!chart) continue;
      expect(chartRows(section, chart, 'en').map(({ values }) => values)).toEqual(
        section.rows.map((row) => chart.values.map((id) => (typeof row[id] === 'number' ? row[id] : null))),
      );
      expect(chart.summary).not.toBe('');
    }
  },
);

it('writes all tables to one file, each below its title', () => {
  const sections = Object.values(make(report));

  const records = read(sectionsCsv(sections, 'en'));

  expect(records.map(([first]) => first)).toEqual(expect.arrayContaining(sections.map(({ title }) => title)));
  expect(new Set(records.map((record) => record.length)).size).toBe(1);
});

it('combines small groups and hides numbers that may be among them', () => {
  const { bands, pages } = make(report);

  expect(rowOf(bands, 'ages_10_12')).toMatchObject({ started: 33, completed: null });
  expect(rowOf(bands, 'rest')).toMatchObject({ started: 0, completed: 36 });
  expect(rowOf(pages, 'rest')).toMatchObject({ views: 15, people: 13 });
});

it('treats missing parts as 0 if no group is small', () => {
  const withoutGames = { ...report, period: { ...report.period, completedByBand: { parts: [], rest: null } } };

  expect(rowOf(make(withoutGames).bands, 'ages_6_7')).toMatchObject({ completed: 0 });
});

it('starts with the lowest accuracy, and shows none without answers', () => {
  const { skills } = make(report);
  const none = { parts: [{ name: 'stock', people: 10, count: 0, right: 0 }], rest: null };
  const unasked = make({ ...report, period: { ...report.period, skills: none } }).skills;

  expect(skills.rows.map(({ accuracy }) => accuracy)).toEqual([54, 69, 82, 90, 77]);
  expect(unasked.rows[0]?.['accuracy']).toBe('');
});

it('finds the largest drop-off among numbers that are not hidden', () => {
  const { steps } = make(report);

  expect(rowOf(steps, 'started')).toMatchObject({ people: 148, stopped: 77 });
  expect(rowOf(steps, 'day_4')).toMatchObject({ people: 11, stopped: null });
  expect(steps.chart?.summary).toBe(
    'Most visitors stop after this step: Started playing. 77 visitors went no further.',
  );
});

it('shows the mean rating only if no answer is hidden', () => {
  const complete = {
    parts: [
      { name: '5', count: 30, people: 30 },
      { name: '2', count: 10, people: 10 },
    ],
    rest: null,
  };

  expect(make(report).ratings.chart?.summary).toBe('76 answers. To protect privacy, the average isn’t shown.');
  expect(make({ ...report, period: { ...report.period, ratings: complete } }).ratings.chart?.summary).toBe(
    '4.3 out of 5 on average, from 40 answers.',
  );
});

it('has what the link to the game of a reported problem needs', () => {
  expect(make(report).reports.rows[0]).toMatchObject({ seed: '7', ages: 'ages_10_12' });
});

it('escapes formulas that visitors entered', () => {
  const parts = [{ name: '=HYPERLINK("http://x")', count: 12, people: 12 }];
  const { wishes } = make({ ...report, period: { ...report.period, earlyAccess: { parts, rest: null } } });

  expect(read(sectionsCsv([wishes], 'en'))[1]?.[0]).toBe('\'=HYPERLINK("http://x")');
});

it('writes the time of log entries with its unit', () => {
  const [head, newest, , erased] = read(sectionsCsv([logSection({ t }, entries)], 'en'));

  expect(head).toEqual(['When (UTC)', 'What', 'Who', 'People shown']);
  expect(newest?.slice(0, 3)).toEqual(['2026-11-22T09:00:00.000Z', 'Exported early-access emails', 'ada@home.example']);
  expect(erased?.[2]).toBe('Deleted account');
});
