import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import {
  badges,
  certificates,
  dana,
  danaUser,
  loading,
  previous,
  progress,
  ready,
  ruth,
} from '../shared/account.fixture.ts';
import { sampleResults } from '../progress/sample.ts';
import { ChildChoice } from '../progress/ChildChoice.tsx';
import { LazyWeekChart } from '../progress/lazyParts.ts';
import { DashboardView, type DashboardViewProps } from './DashboardView.tsx';

const user: DashboardViewProps['user'] = ready(dana);
const results: DashboardViewProps['results'] = ready(sampleResults('2026-11-22'));
const kept: DashboardViewProps['progress'] = ready(progress);
const held: DashboardViewProps['badges'] = ready(badges);
const given: DashboardViewProps['certificates'] = ready(certificates);
const rename: DashboardViewProps['onRename'] = fn(() => Promise.resolve());
const cancel: DashboardViewProps['onCancel'] = fn(() => Promise.resolve(danaUser));
const restore: DashboardViewProps['onRestore'] = fn(() => Promise.resolve());
const resume: DashboardViewProps['onResume'] = fn(() => Promise.resolve(danaUser));
const toast = () => notifications().visible?.title;

const meta = preview.meta({
  title: 'Account/Dashboard',
  component: DashboardView,
  parameters: { address: '/dashboard' },
  args: {
    user,
    results,
    progress: kept,
    badges: held,
    certificates: given,
    onRename: rename,
    onCancel: cancel,
    onRestore: restore,
    onResume: resume,
    leave: fn(),
  },
  beforeEach: async () => {
    await LazyWeekChart.preload();
    return clearNotifications;
  },
});

export const Subscriber = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'A good week at The Golden Spoon' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Continue Playing' })).toHaveAttribute('href', '/game');
    await expect(screen.getByRole('progressbar', { name: 'Score' })).toHaveAttribute('aria-valuetext', '640 of 1,000');
    await expect(
      screen.getByText(/^Giving change from a large bill is the one to talk about: 4 of 9 right/),
    ).toBeVisible();
    const figures = within(screen.getByRole('region', { name: 'This week' }));
    await expect(figures.getByText('27 minutes')).toBeVisible();
    await expect(figures.getByText('on 3 days')).toBeVisible();
    await expect(figures.getByText('and 1 certificate')).toBeVisible();
    await expect(await screen.findByRole('figure', { name: 'Minutes a day' })).toBeVisible();
    const skills = within(screen.getByRole('region', { name: 'Skills' }));
    await expect(skills.getAllByRole('meter')).toHaveLength(5);
    await expect(skills.getByRole('link', { name: 'See the whole report' })).toHaveAttribute('href', '/progress');
    await expect(screen.getByRole('region', { name: 'Try this at home' })).toBeVisible();
    await expect(screen.getByText('$412.50')).toBeVisible();
    await expect(screen.getByText('Renews on March 3, 2027')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Start Playing Now' })).toBeNull();
    const shelf = within(screen.getByRole('region', { name: 'Badges' }));
    await expect(shelf.getAllByRole('listitem')).toHaveLength(6);
    await expect(shelf.getByText('8 earned.')).toBeVisible();
    await expect(shelf.getByText('Nov 15')).toBeVisible();
    await expect(shelf.queryByText('Not earned yet')).toBeNull();
    const list = within(screen.getByRole('region', { name: 'Certificates' }));
    await expect(list.getByText('88%')).toBeVisible();
    await expect(list.getByText('25 minutes')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute('href', '/pricing');
    await expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
  },
});

export const Cancelled = meta.story({
  tags: ['nightly'],
  args: { user: ready({ ...dana, subscriptionStatus: 'cancelled' }) },
  play: async () => {
    await expect(screen.getByText('Expires on March 3, 2027')).toBeVisible();
  },
});

/** The account has a nickname for the child. */
export const WithNickname = meta.story({
  tags: ['nightly'],
  args: { nickname: 'Mia' },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Mia had a good week' })).toBeVisible();
  },
});

/** The row of the header has no space for the family page, so the dashboard links to it before there is a second child. */
export const FirstChildOfFamily = meta.story({
  tags: ['nightly'],
  args: {
    choice: (
      <ChildChoice
        learners={[{ id: 'u1', nickname: 'Mia', band: 'ages_8_9', hasReports: true }]}
        chosenId="u1"
        path="/dashboard"
        hasFamily
      />
    ),
  },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Your family' })).toHaveAttribute('href', '/family');
    await expect(screen.queryByRole('link', { name: 'Mia' })).toBeNull();
  },
});

/** Another child than the first one, whose week comes without the game and awards of the account. */
export const OtherChild = meta.story({
  tags: ['nightly'],
  args: {
    nickname: 'Leo',
    isOtherChild: true,
    choice: (
      <ChildChoice
        learners={[
          { id: 'u1', nickname: 'Mia', band: 'ages_8_9', hasReports: true },
          { id: 'l2', nickname: 'Leo', band: 'ages_6_7', hasReports: true },
        ]}
        chosenId="l2"
        path="/dashboard"
      />
    ),
  },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Leo had a good week' })).toBeVisible();
    const children = within(screen.getByRole('navigation', { name: 'Children' }));
    await expect(children.getByRole('link', { name: 'Leo' })).toHaveAttribute('aria-current', 'true');
    await expect(children.getByRole('link', { name: 'Mia' })).toHaveAttribute('href', '/dashboard?child=u1');
    await expect(await screen.findByRole('figure')).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'The Golden Spoon' })).toBeNull();
  },
});

export const FreePlan = meta.story({
  tags: ['nightly'],
  args: { user: ready(ruth), results: undefined, progress: ready(null), badges: ready([]), certificates: ready([]) },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Start Playing Now' })).toHaveAttribute('href', '/game-setup');
    await expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
    await expect(screen.getByText('ruth.weber')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See a sample report' })).toHaveAttribute('href', '/progress');
    await expect(screen.queryByRole('heading', { name: 'Certificates' })).toBeNull();
    await expect(screen.getByRole('heading', { level: 1, name: 'Math Bistro opens when you do' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Continue Playing' })).toBeNull();
    const shelf = within(screen.getByRole('region', { name: 'Badges' }));
    await expect(shelf.getByText('None earned yet. Level 1 reached.')).toBeVisible();
    await expect(shelf.getAllByText('Not earned yet')).toHaveLength(6);
  },
});

/** A plan, but no day played yet. */
export const BeforeTheFirstDay = meta.story({
  tags: ['nightly'],
  args: { results: ready(null), progress: ready(null), badges: ready([]), certificates: ready([]) },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Start Playing Now' })).toHaveAttribute('href', '/game-setup');
    await expect(screen.queryByRole('region', { name: 'This week' })).toBeNull();
    await expect(screen.getByText(/No certificates yet/)).toBeVisible();
  },
});

export const FirstLevel = meta.story({
  tags: ['nightly'],
  args: { results: ready(null), progress: ready({ ...progress, level: 1, totalScore: 5240 }), certificates: ready([]) },
  play: async () => {
    const goOn = screen.getByRole('link', { name: 'Continue Playing' });
    const startOver = screen.getByRole('link', { name: 'Start Playing Now' });
    await expect(goOn).toHaveAttribute('href', '/game');
    await expect(goOn.compareDocumentPosition(startOver)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(screen.getByText(/We ask before a new game replaces this one/)).toBeVisible();
    await expect(screen.queryByRole('progressbar', { name: 'Score' })).toBeNull();
    await expect(screen.getByText('5,240 points')).toBeVisible();
    await expect(screen.getByText(/No certificates yet/)).toBeVisible();
  },
});

const restoreButton = () => screen.getByRole('button', { name: 'Restore Level 7, day 5, $612.00' });

export const PreviousGames = meta.story({
  args: { previous },
  play: async ({ userEvent, args }) => {
    const part = within(screen.getByRole('region', { name: 'Previous games' }));
    await expect(part.getAllByRole('listitem')).toHaveLength(2);
    await expect(part.getAllByText(/Kept until December 20, 2026/)).toHaveLength(2);

    await userEvent.click(restoreButton());

    await expect(args.onRestore).toHaveBeenCalledWith('g1');
    await waitFor(() => expect(toast()).toBe('Game restored'));
  },
});

export const PreviousGameNotRestored = meta.story({
  tags: ['nightly'],
  args: { previous, onRestore: () => Promise.reject(new TypeError('offline')) },
  play: async ({ userEvent }) => {
    await userEvent.click(restoreButton());

    const part = within(screen.getByRole('region', { name: 'Previous games' }));
    const failure = 'The game couldn’t be restored. Check your connection and try again.';
    await waitFor(() => expect(part.getByText(failure, { selector: '[data-error]' })).toBeVisible());
    await expect(restoreButton()).toBeEnabled();
  },
});

export const PreviousGamesWithoutPlan = meta.story({
  tags: ['nightly'],
  args: { user: ready(ruth), previous },
  play: async () => {
    await expect(screen.getByText('You need a paid plan to restore a game.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  },
});

export const LoadingAccount = meta.story({ args: { user: loading } });

export const LoadingParts = meta.story({
  args: { results: loading, progress: loading, badges: loading, certificates: loading },
});

const retry = fn();

export const PartsMissing = meta.story({
  tags: ['nightly'],
  args: {
    results: { status: 'failed', onRetry: fn() },
    progress: { status: 'failed', onRetry: retry },
    badges: { status: 'failed', onRetry: fn() },
    certificates: { status: 'failed', onRetry: fn() },
  },
  play: async ({ userEvent }) => {
    const part = within(screen.getByRole('region', { name: 'Math Bistro' }));

    await userEvent.click(part.getByRole('button', { name: 'Try again' }));

    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const AccountMissing = meta.story({
  tags: ['nightly'],
  args: { user: { status: 'failed', onRetry: retry, reference: 'req-1' } },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('heading', { name: 'Your account couldn’t be loaded' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/support?reference=req-1',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const SignedOut = meta.story({
  tags: ['nightly'],
  args: { user: ready(null) },
  play: async ({ args }) => {
    await expect(notifications().visible).toMatchObject({
      title: 'Unauthorized',
      message: 'You are logged out. Logging in again...',
      tone: 'danger',
    });

    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/api/login?returnTo=%2Fdashboard'));
  },
});

const openDialog = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit display name' }));
  return screen.findByRole('textbox', { name: 'Display name' });
};

export const Rename = meta.story({
  play: async ({ userEvent, args }) => {
    const field = await openDialog(userEvent);
    await expect(field).toHaveValue('Dana');
    await userEvent.clear(field);
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(toast()).toBe('Name Required');
    clearNotifications();
    await userEvent.type(field, '  Dana W. ');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit display name' })).toHaveFocus());
    await expect(args.onRename).toHaveBeenCalledWith('Dana W.');
    await expect(toast()).toBe('Profile Updated');
  },
});

export const RenameFailed = meta.story({
  args: { onRename: () => Promise.reject(new Error('500')) },
  play: async ({ userEvent }) => {
    const field = await openDialog(userEvent);
    await userEvent.type(field, ' W.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(toast()).toBe('Update Failed'));
    await expect(field).toHaveValue('Dana W.');
  },
});

/** Nothing invisible becomes a name. */
export const RenameInvisible = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    const field = await openDialog(userEvent);
    await userEvent.clear(field);
    await userEvent.paste('\u200b\u3164');
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(toast()).toBe('Name Required');

    await userEvent.clear(field);
    await userEvent.paste('Dana\u202eanaD');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await expect(field).toHaveAccessibleDescription(/Use letters, numbers, symbols and spaces only/);
    await expect(args.onRename).not.toHaveBeenCalled();
  },
});
