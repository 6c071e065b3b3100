import { makeQueryClient } from '@countertop/client/shared/queryClient';
import { addressIn, goTo, type OnSite } from '@countertop/routes/routerAt.fixture';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inAllModes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { class4b, type Routes, serveClasses } from '../classes.fixture.ts';
import { childResults, notPlayed } from './childResults.fixture.ts';
import { ClassReports } from './ClassReports.tsx';

/** The page with an empty cache. */
function Screen() {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ClassReports classId="c1" />
    </QueryClientProvider>
  );
}

const meta = preview.meta({ title: 'Admin/Class reports', component: Screen, parameters: { layout: 'fullscreen' } });

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const week = [
  { day: day(5), asked: 10, right: 7 },
  { day: day(2), asked: 12, right: 11 },
  { day: day(1), asked: 8, right: 8 },
];
const results = [
  childResults('s1', { week, lastDay: day(1) }),
  childResults('s2', {
    week: week.slice(1),
    lastDay: day(1),
    orders: 20,
    right: 9,
    level: 3,
    badges: ['level_2'],
    certificates: [],
    skills: [{ skill: 'change_from_notes', asked: 20, right: 9, mistakes: [] }],
  }),
  notPlayed('s3'),
];
const routes: Routes = {
  'GET /api/classes/c1': () => ({ json: class4b }),
  'GET /api/classes/c1/overview': () => ({ json: results }),
};

/** Opens the page with a query string and a server. */
const opened =
  (search: string, changes: Routes = {}) =>
  async (story: OnSite) => {
    await goTo(story, `/teacher-dashboard${search}`);
    return serveClasses({ ...routes, ...changes }).stop;
  };

const rowsOf = async (name: string) => within(await screen.findByRole('table', { name })).getAllByRole('row');

export const Performance = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  beforeEach: opened('?class=c1&report=class-performance-report'),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Reports: Class 4B' })).toBeVisible();
    const names = (await rowsOf('Class Performance Overview')).map((row) => row.textContent);
    await expect(names.slice(1).map((text) => text?.match(/Ada|Ben|Zoë/)?.[0])).toEqual(['Zoë', 'Ada', 'Ben']);
    await expect(screen.getByRole('button', { name: 'PDF' })).toBeVisible();
  },
});

/** The details of one child, with the skills of one English standard. */
export const OneChild = meta.story({
  parameters: inAllModes,
  beforeEach: opened('?class=c1&report=individual-progress-report&child=s1&curriculum=england'),
  play: async (story) => {
    await expect(
      await screen.findByRole('heading', { level: 2, name: 'Individual Progress Report: Ada' }),
    ).toBeVisible();
    await expect(await rowsOf('Skills')).toHaveLength(3);

    await userEvent.click(screen.getByRole('button', { name: /All standards/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Year 3: Addition and subtraction' }));

    await expect(await rowsOf('Skills')).toHaveLength(2);
    await expect(addressIn(story)).toContain('standard=Year+3');
  },
});

export const Week = meta.story({
  tags: ['nightly'],
  beforeEach: opened('?class=c1&report=weekly-activity-summary'),
  play: async () => {
    await expect(await rowsOf('Correct answers by student and day')).toHaveLength(4);
  },
});

export const Achievements = meta.story({
  tags: ['nightly'],
  beforeEach: opened('?class=c1&report=achievement-summary'),
  play: async () => {
    await expect(await screen.findByRole('row', { name: /Accuracy Ace 1/ })).toBeVisible();
  },
});

export const Learning = meta.story({
  tags: ['nightly'],
  beforeEach: opened('?class=c1&report=learning-analytics'),
  play: async () => {
    await expect(await screen.findByRole('row', { name: /one portion too few/ })).toBeVisible();
    await expect(screen.getByRole('row', { name: /Change from a bill.*Ben/ })).toBeVisible();
  },
});

/** Changes the report by its select list. */
export const Everything = meta.story({
  tags: ['nightly'],
  beforeEach: opened('?class=c1&report=learning-analytics'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Learning Analytics/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Export All Data' }));
    await expect(await screen.findByRole('heading', { level: 2, name: 'All class data' })).toBeVisible();
  },
});

export const NoChildren = meta.story({
  tags: ['nightly'],
  beforeEach: opened('?class=c1&report=class-performance-report', {
    'GET /api/classes/c1': () => ({ json: { ...class4b, seats: [] } }),
    'GET /api/classes/c1/overview': () => ({ json: [] }),
  }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No children yet' })).toBeVisible();
  },
});

export const Gone = meta.story({
  tags: ['nightly'],
  beforeEach: opened('?class=c1&report=class-performance-report', {
    'GET /api/classes/c1/overview': () => ({ code: 'class_not_found' }),
  }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This class isn’t here' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['nightly'],
  beforeEach: opened('?class=c1&report=class-performance-report', {
    'GET /api/classes/c1/overview': () => ({ code: 'internal_error' }),
  }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'We couldn’t load your classes' })).toBeVisible();
  },
});
