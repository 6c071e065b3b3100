import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../.storybook/checks/screenReader.ts';
import { findKeyboardProblems } from '../../../.storybook/checks/keyboard.ts';
import preview from '../../../.storybook/preview.tsx';
import { metrics, refreshing } from './metrics.fixture.ts';
import { SubscriptionsView } from './SubscriptionsView.tsx';

/** The figures a minute later. */
const later = { ...metrics, totalUsers: 1241, measuredAt: '2026-11-22T00:00:59.500Z' };

/** The screen, and from outside of it new figures, which come by themselves or fail. */
let refresh: (hasFailed: boolean) => void;

function Screen() {
  const [state, setState] = useState({ value: metrics, hasFailed: false });
  useEffect(() => {
    refresh = (hasFailed) => setState({ value: later, hasFailed });
  }, []);
  return (
    <SubscriptionsView
      access={{ status: 'open', value: state.value }}
      refreshing={{ ...refreshing, hasFailed: state.hasFailed }}
    />
  );
}

const show = () =>
  preview
    .meta({ title: 'Subscription analytics' })
    .story({ render: () => <Screen /> })
    .run();

it('is left by Tab from the first control to the last', async () => {
  await show();
  await userEvent.tab();

  expect(await findKeyboardProblems(() => userEvent.tab())).toEqual([]);
});

it('reads the page from its name to the first of the days, the bars as a table', async () => {
  await show();

  const read = (await readThrough()).join('\n');

  const order = [
    'heading, Subscription Analytics, level 1',
    'Admin Only',
    'Total Users',
    'heading, Recent Subscriptions, level 2',
    'figure, Subscribe Clicks by Tier',
    'heading, Daily Performance, level 2',
    'Nov 15, 2026',
  ].map((words) => read.indexOf(words));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(read).toContain('1,240');
});

it('says nothing of figures that come by themselves, and says that none came', async () => {
  await show();

  const saidOfNew = await listenDuring(async () => {
    refresh(false);
    await expect.element(page.getByText('1,241')).toBeVisible();
  });
  const saidOfFailure = await listenDuring(async () => {
    refresh(true);
    await expect.element(page.getByText('Not up to date')).toBeVisible();
  });

  expect(saidOfNew).toEqual([]);
  expect(saidOfFailure.join('\n')).toContain('The figures could not be refreshed.');
});
