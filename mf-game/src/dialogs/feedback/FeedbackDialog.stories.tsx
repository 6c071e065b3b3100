import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { lostText } from '../../../../.storybook/checks/lostText.ts';
import preview from '../../../../.storybook/preview.tsx';
import { FeedbackCard } from './FeedbackCard.tsx';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import type { FeedbackInput } from './feedbackSender.ts';

const onSend = fn<(input: FeedbackInput) => Promise<void>>();

const meta = preview.meta({
  title: 'Game/Feedback',
  component: FeedbackDialog,
  args: { gameCompleted: true, onSend, onClose: fn() },
  beforeEach: () => {
    onSend.mockReset();
    onSend.mockResolvedValue();
  },
});

const failed = 'It didn’t send. Try again.';
const face = (name: string) => screen.findByRole('button', { name });

/** One press sends. The text is optional. */
export const Rated = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await face('4: Fun'));

    const thanks = await screen.findByRole('heading', { name: 'Thank you!' });
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(onSend).toHaveBeenCalledWith({ rating: 4, feedback: null, gameCompleted: true });
    await expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the game' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const WithText = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await face('5: Great'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'What would make it better?' }), ' More soup! ');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await expect(onSend).toHaveBeenLastCalledWith({ rating: 5, feedback: 'More soup!', gameCompleted: true });
  },
});

export const FailedAndRatedAgain = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    onSend.mockRejectedValueOnce(new Error('500: no'));
    await userEvent.click(await face('3: Okay'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failed));

    await userEvent.click(await face('3: Okay'));

    await expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
  },
});

/** As by a content blocker. */
export const Blocked = meta.story({
  play: async ({ userEvent }) => {
    onSend.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(await face('3: Okay'));

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/blocking it.*write to us/));
  },
});

/** The text stays in its field. */
export const TextFailed = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await face('2: A bit fun'));
    await userEvent.type(await screen.findByRole('textbox'), 'More soup!');
    onSend.mockRejectedValue(new Error('500: no'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failed));
    await expect(screen.getByRole('textbox')).toHaveValue('More soup!');
  },
});

export const Sending = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    onSend.mockReturnValue(new Promise(() => {}));
    await userEvent.click(await face('4: Fun'));
    await userEvent.click(await face('4: Fun'));

    await expect(onSend).toHaveBeenCalledOnce();
  },
});

export const LeftByEscape = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('button', { name: 'Not now' });
    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(onSend).not.toHaveBeenCalled();
  },
});

/** The faces are in a list, so that each keeps its label on one line. */
export const OnASmallPhoneWithLargeText = meta.story({
  tags: ['nightly'],
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: '150' },
  play: async () => {
    const faces = within(await screen.findByRole('group')).getAllByRole('button');

    await expect(lostText(screen.getByRole('dialog'))).toEqual([]);
    await expect(new Set(faces.map((each) => each.getBoundingClientRect().left)).size).toBe(1);
    for (const each of faces) {
      const label = each.querySelector('span') ?? each;
      const lineHeight = Number.parseFloat(getComputedStyle(label).lineHeight);
      await expect(label.getBoundingClientRect().height, each.outerHTML).toBeLessThan(2 * lineHeight);
      await expect(each.getBoundingClientRect().right, each.outerHTML).toBeLessThanOrEqual(window.innerWidth);
      await expect(each.scrollWidth, each.outerHTML).toBeLessThanOrEqual(each.clientWidth);
    }
  },
});

/** Next to the receipt of the second day, or in the pause: it can be ignored. */
export const AsACard = meta.story({
  tags: ['nightly'],
  render: (args) => <FeedbackCard {...args} />,
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
