import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ReadButton } from './ReadButton.tsx';
import { installSpeech, removeSpeech } from './speech.fixture.ts';

const meta = preview.meta({
  title: 'Game/Read to me',
  component: ReadButton,
  args: { sentences: ['3 burgers at 2 dollars each.', 'How much for 3 burgers?'], onSentence: fn() },
  beforeEach: () => installSpeech().remove,
});

export const Ready = meta.story();

export const Reading = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read to me' }));

    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus();
    await expect(args.onSentence).toHaveBeenLastCalledWith(0);
  },
});

export const NoVoice = meta.story({
  beforeEach: () => removeSpeech(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
