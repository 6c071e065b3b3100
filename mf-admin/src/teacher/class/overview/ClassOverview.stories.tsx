import { makeQueryClient } from '@countertop/client/shared/queryClient';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { class4b, type Routes, serveClasses } from '../classes.fixture.ts';
import { childResults, notPlayed } from '../reports/childResults.fixture.ts';
import { ClassOverview } from './ClassOverview.tsx';

/** The section with an empty cache. */
function Screen() {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ClassOverview schoolClass={class4b} />
    </QueryClientProvider>
  );
}

const meta = preview.meta({ title: 'Admin/Class overview', component: Screen });

const path = 'GET /api/classes/c1/overview';
const serving = (routes: Routes) => () => serveClasses(routes).stop;

const ada = childResults('s1');
const ben = childResults('s2', {
  orders: 20,
  right: 9,
  seconds: 1200,
  skills: [
    { skill: 'change_from_notes', asked: 20, right: 9, mistakes: [] },
    { skill: 'equal_groups', asked: 10, right: 4, mistakes: [] },
  ],
});
const zoe = notPlayed('s3');

export const Default = meta.story({
  parameters: inAllModes,
  beforeEach: serving({ [path]: () => ({ json: [ada, ben, zoe] }) }),
  play: async () => {
    await expect(await screen.findByText('Not started yet: Zoë')).toBeVisible();
    await expect(screen.getByText('25 minutes')).toBeVisible();
    const row = within(screen.getByRole('row', { name: /^Times tables one portion too few/ }));
    await expect(row.getByText('Ada')).toBeVisible();
    const low = within(screen.getByRole('row', { name: /^Equal groups less than 60% right/ }));
    await expect(low.getByText('Ben')).toBeVisible();
    await expect(low.getByText('4 of 10 right')).toBeVisible();
    await expect(low.queryByText('Ada')).toBeNull();
  },
});

export const NobodyNeedsHelp = meta.story({
  tags: ['nightly'],
  beforeEach: serving({ [path]: () => ({ json: [{ ...ada, skills: [] }] }) }),
  play: async () => {
    await expect(await screen.findByText('Nobody needs help with a skill right now.')).toBeVisible();
  },
});

export const NobodyHasPlayed = meta.story({
  tags: ['nightly'],
  beforeEach: serving({ [path]: () => ({ json: [zoe] }) }),
  play: async () => {
    await expect(await screen.findByText(/^Nobody has played yet/)).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['nightly'],
  beforeEach: () => {
    const stop = serving({})();
    globalThis.fetch = () => new Promise(() => {});
    return stop;
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Loading the overview…')[0]).toBeInTheDocument());
  },
});

export const Failed = meta.story({
  tags: ['nightly'],
  beforeEach: serving({ [path]: () => ({ code: 'internal_error' }) }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'We couldn’t load the overview' })).toBeVisible();
  },
});
