import { CallError } from '@countertop/client/shared/CallError';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { tutorialRecord } from '../dialogs/tutorial/tutorialRecord.ts';
import type { ClosedKitchen as Closed } from '../session/gameStore.ts';
import { StartScreen } from '../start/StartScreen.tsx';
import { ClosedKitchen, type ClosedKitchenProps } from './ClosedKitchen.tsx';

const usedUp: Closed = { learnerId: 'child', reason: 'limit', opensOn: 'tomorrow', opensAt: null };

/** The start screen of a child who can't play now. */
function ClosedStart(props: ClosedKitchenProps) {
  return (
    <StartScreen
      band="ages_8_9"
      onChooseBand={() => {}}
      onStart={() => {}}
      onContinue={() => {}}
      onTutorial={() => {}}
      onHelp={() => {}}
      onOptions={() => {}}
      closed={<ClosedKitchen {...props} />}
    />
  );
}

const meta = preview.meta({
  title: 'Game/Closed kitchen',
  component: ClosedStart,
  parameters: { layout: 'fullscreen' },
  args: { closed: usedUp, onAddTime: fn(() => Promise.resolve()) },
  beforeEach: () => tutorialRecord.set('skipped'),
});

const reject = (status: number, code: string, headers = {}) =>
  fn(() => Promise.reject(new CallError(status, JSON.stringify({ code }), new Headers(headers))));

export const TimeUsedUp = meta.story({
  parameters: inAllModes,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('That’s all your play time for today. Your kitchen opens again tomorrow.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Start Playing Now|Continue Playing/ })).toBeNull();
  },
});

export const QuietHours = meta.story({
  tags: ['nightly'],
  args: { closed: { ...usedUp, reason: 'quietHours', opensAt: '07:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It’s quiet time\. Your kitchen opens again tomorrow at 7:00\sAM\.$/)).toBeVisible();
  },
});

export const MoreTime = meta.story({
  parameters: inAllModes,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask a grown-up for 10 more minutes' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'For grown-ups' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Add 10 minutes' }));
    const field = screen.getByLabelText(/PIN or password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter your PIN or your password.'));
    await expect(field).toHaveFocus();

    await userEvent.type(field, '2468{Enter}');

    await expect(args.onAddTime).toHaveBeenCalledWith('child', { pin: '2468' });
  },
});

interface UserEvent {
  readonly click: (element: Element) => Promise<void>;
  readonly type: (element: Element, text: string) => Promise<void>;
}

const failsWith =
  (entered: string, text: RegExp) =>
  async ({ userEvent }: { userEvent: UserEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Ask a grown-up/ }));
    const field = await screen.findByLabelText(/PIN or password/);

    await userEvent.type(field, `${entered}{Enter}`);

    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    await expect(field).toHaveFocus();
  };

export const WrongPin = meta.story({
  args: { onAddTime: reject(422, 'wrong_pin') },
  play: failsWith('1357', /^This PIN is incorrect\. Try again, or use your password\.$/),
});

export const NoPin = meta.story({
  tags: ['nightly'],
  args: { onAddTime: reject(409, 'pin_not_set') },
  play: failsWith('1357', /^There’s no PIN\. Use your password\.$/),
});

export const Blocked = meta.story({
  tags: ['nightly'],
  args: { onAddTime: reject(429, 'sign_in_blocked', { 'Retry-After': '600' }) },
  play: failsWith('1357', /^Too many wrong PINs\. Enter your password, or try again in 10 minutes\.$/),
});

export const Unreachable = meta.story({
  tags: ['nightly'],
  args: { onAddTime: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: failsWith('a long password', /^That didn’t work\. Try again in a moment\.$/),
});
