import { translate } from '@countertop/design-system/messages';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { chartRows } from '../../shared/report/chartRows.ts';
import type { ReportSection } from '../../shared/report/section.ts';
import { sectionsCsv } from '../../shared/report/sectionsCsv.ts';
import { emptySite, entries, site, smallSite } from '../site.fixture.ts';
import { logSection } from './logSection.ts';
import { en } from './sections.messages.ts';
import { siteReport } from './siteReport.ts';

const t = translate(en, 'en');
const make = (answer: typeof site) => siteReport({ t, locale: 'en', ...answer });
const read = (csv: string): string[][] => parse(csv, { bom: true });
const rowOf = ({ rows }: ReportSection, id: string) => rows.find((row) => row.id === id);

it.each(Object.entries({ site, smallSite, emptySite }))(
  'holds in a file of %s what the table shows, and in the chart nothing else',
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

it('puts all tables into one file, each below its title', () => {
  const sections = Object.values(make(site));

  const records = read(sectionsCsv(sections, 'en'));

  expect(records.map(([first]) => first)).toEqual(expect.arrayContaining(sections.map(({ title }) => title)));
  expect(new Set(records.map((record) => record.length)).size).toBe(1);
});

it('sums small groups up, and tells no figure that may be among them', () => {
  const { bands, pages } = make(site);

  expect(rowOf(bands, 'ages_10_12')).toMatchObject({ started: 33, completed: null });
  expect(rowOf(bands, 'rest')).toMatchObject({ started: 0, completed: 36 });
  expect(rowOf(pages, 'rest')).toMatchObject({ views: 15, people: 13 });
});

it('takes what is missing for 0 where no group is small', () => {
  const nobody = { ...site, period: { ...site.period, completedByBand: { parts: [], rest: null } } };

  expect(rowOf(make(nobody).bands, 'ages_6_7')).toMatchObject({ completed: 0 });
});

it('begins with the lowest accuracy, and gives none where nothing was asked', () => {
  const { skills } = make(site);
  const none = { parts: [{ name: 'stock', people: 10, count: 0, right: 0 }], rest: null };
  const unasked = make({ ...site, period: { ...site.period, skills: none } }).skills;

  expect(skills.rows.map(({ accuracy }) => accuracy)).toEqual([54, 69, 82, 90, 77]);
  expect(unasked.rows[0]?.['accuracy']).toBe('');
});

it('says after which step most stop, and not where a number is too small', () => {
  const { steps } = make(site);

  expect(rowOf(steps, 'started')).toMatchObject({ people: 148, stopped: 77 });
  expect(rowOf(steps, 'day_4')).toMatchObject({ people: 11, stopped: null });
  expect(steps.chart?.summary).toBe('Most stop after this step: Started to play. 77 visitors went no further.');
});

it('gives the mean rating only where every answer is told', () => {
  const told = {
    parts: [
      { name: '5', count: 30, people: 30 },
      { name: '2', count: 10, people: 10 },
    ],
    rest: null,
  };

  expect(make(site).ratings.chart?.summary).toBe('76 answers. The average would tell what few people said.');
  expect(make({ ...site, period: { ...site.period, ratings: told } }).ratings.chart?.summary).toBe(
    '4.3 of 5 on average, from 40 answers.',
  );
});

it('leads to the game that asked a reported problem', () => {
  expect(make(site).reports.rows[0]).toMatchObject({ seed: '7', replay: '/game?seed=7&ages=ages_10_12' });
});

it('runs nothing that a visitor wrote', () => {
  const parts = [{ name: '=HYPERLINK("http://x")', count: 12, people: 12 }];
  const { wishes } = make({ ...site, period: { ...site.period, earlyAccess: { parts, rest: null } } });

  expect(read(sectionsCsv([wishes], 'en'))[1]?.[0]).toBe('\'=HYPERLINK("http://x")');
});

it('has the moment and the unit of an entry of the log in its file', () => {
  const [head, newest, , erased] = read(sectionsCsv([logSection({ t }, entries)], 'en'));

  expect(head).toEqual(['When (UTC)', 'What', 'Who', 'People shown']);
  expect(newest?.slice(0, 3)).toEqual([
    '2026-11-22T09:00:00.000Z',
    'Took along early-access e-mails',
    'ada@home.example',
  ]);
  expect(erased?.[2]).toBe('An account that is erased');
});
