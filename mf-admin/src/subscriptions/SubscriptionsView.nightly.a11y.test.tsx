import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../.storybook/checks/screenReader.ts';
import { findKeyboardErrors } from '../../../.storybook/checks/keyboard.ts';
import preview from '../../../.storybook/preview.tsx';
import { metrics, refreshing } from './metrics.fixture.ts';
import { SubscriptionsView } from './SubscriptionsView.tsx';

const refreshed = { ...metrics, totalUsers: 1241, measuredAt: '2026-11-22T00:00:59.500Z' };

/** Simulates an automatic refresh. */
let refresh: (hasFailed: boolean) => void;

function Screen() {
  const [state, setState] = useState({ value: metrics, hasFailed: false });
  useEffect(() => {
    refresh = (hasFailed) => setState({ value: refreshed, hasFailed });
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

it('can be tabbed through from the first control to the last', async () => {
  await show();
  await userEvent.tab();

  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);
});

it('reads from the title to the first day, with the chart as a table', async () => {
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

it('announces failed refreshes, but not automatic ones', async () => {
  await show();

  const announcedOnRefresh = await listenDuring(async () => {
    refresh(false);
    await expect.element(page.getByText('1,241')).toBeVisible();
  });
  const announcedOnFailure = await listenDuring(async () => {
    refresh(true);
    await expect.element(page.getByText('Out of date')).toBeVisible();
  });

  expect(announcedOnRefresh).toEqual([]);
  expect(announcedOnFailure.join('\n')).toContain('The data couldn’t be refreshed.');
});
