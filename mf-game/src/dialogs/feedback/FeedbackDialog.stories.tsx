import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
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

export const Sent = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '4: Fun' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'What would make it better?' }), ' More soup! ');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    const thanks = await screen.findByRole('heading', { name: 'Thank you!' });
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(onSend).toHaveBeenCalledWith({ rating: 4, feedback: 'More soup!', gameCompleted: true });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the game' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const WithoutText = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '5: Great' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    await expect(onSend).toHaveBeenCalledWith({ rating: 5, feedback: null, gameCompleted: true });
  },
});

export const NothingChosen = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('Choose one of the five first.')).toBeVisible();
    await expect(onSend).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('radio', { name: '3: Okay' }));

    await expect(screen.queryByText('Choose one of the five first.')).toBeNull();
  },
});

export const FailedAndSentAgain = meta.story({
  play: async ({ userEvent }) => {
    onSend.mockRejectedValueOnce(new Error('500: no'));
    await userEvent.click(await screen.findByRole('radio', { name: '3: Okay' }));
    await userEvent.type(screen.getByRole('textbox'), 'More soup!');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It didn’t send.'));
    await expect(screen.getByRole('textbox')).toHaveValue('More soup!');

    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    await expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
  },
});

export const Failed = meta.story({
  play: async ({ userEvent }) => {
    onSend.mockRejectedValue(new Error('500: no'));
    await userEvent.click(await screen.findByRole('radio', { name: '2: A bit fun' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It didn’t send.'));
  },
});

export const Sending = meta.story({
  play: async ({ userEvent }) => {
    onSend.mockReturnValue(new Promise(() => {}));
    await userEvent.click(await screen.findByRole('radio', { name: '4: Fun' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(screen.getByRole('button', { name: /Sending/ }));

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
