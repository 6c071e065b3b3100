import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ListeningProvider } from '../../assist/read-aloud/Listening.tsx';
import { installSpeech } from '../../assist/read-aloud/speech.fixture.ts';
import { TutorialDialog } from './TutorialDialog.tsx';

const meta = preview.meta({
  title: 'Game/Tutorial',
  component: TutorialDialog,
  args: { onSkip: fn(), onComplete: fn() },
});

const titles = [
  'A customer sits down',
  'Take the order',
  'Work out the answer',
  'Serve the dish',
  'Earn points and take your time',
] as const;
const heading = (step: number) => screen.findByRole('heading', { name: `Step ${step} of 5 ${titles[step - 1]}` });
type Events = { readonly click: (element: Element) => Promise<void> };
/** Presses 'Next' until the step is shown and returns its heading. */
async function goTo(step: number, { click }: Events) {
  for (let now = 1; now < step; now += 1) {
    await heading(now);
    await click(screen.getByRole('button', { name: 'Next' }));
  }
  return heading(step);
}

export const FiveSteps = meta.story({
  play: async ({ userEvent, args }) => {
    for (let step = 1; step <= 5; step += 1) {
      const title = await heading(step);
      await waitFor(() => expect(title).toHaveFocus());
      if (step < 5) await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    }
    await expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: "Let's Cook!" }));

    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onSkip).not.toHaveBeenCalled();
  },
});

export const ThereAndBack = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    await goTo(2, userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));

    const first = await heading(1);
    await waitFor(() => expect(first).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  },
});

export const Skipped = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    await heading(1);
    await userEvent.click(screen.getByRole('button', { name: 'Skip Tutorial' }));

    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
});

export const LeftByEscape = meta.story({
  play: async ({ userEvent, args }) => {
    await goTo(2, userEvent);
    await userEvent.keyboard('{Escape}');

    await expect(args.onSkip).toHaveBeenCalledOnce();
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
});

export const TakeTheOrder = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => void (await goTo(2, userEvent)),
});

export const WorkItOut = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    await goTo(3, userEvent);

    await userEvent.click(screen.getByRole('button', { name: '9' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check!' }));

    await expect(await screen.findByText('Not yet. $5 and $5 make $10.')).toBeVisible();
    await heading(3);
  },
});

export const Serve = meta.story({ tags: ['nightly'], play: async ({ userEvent }) => void (await goTo(4, userEvent)) });

export const Earn = meta.story({ tags: ['nightly'], play: async ({ userEvent }) => void (await goTo(5, userEvent)) });

const zuri = () => screen.getByRole('button', { name: /Zuri/ });

export const Played = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    await heading(1);
    const { height } = screen.getByRole('dialog').getBoundingClientRect();
    await userEvent.click(zuri());
    await waitFor(async () => expect(await heading(2)).toHaveFocus());
    await userEvent.click(zuri());
    await heading(3);
    await expect(screen.getByRole('dialog').getBoundingClientRect().height).toBe(height);
    await userEvent.click(screen.getByRole('button', { name: '1' }));
    await userEvent.click(screen.getByRole('button', { name: '0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check!' }));
    await heading(4);
    await userEvent.click(zuri());
    await heading(5);
    await userEvent.click(screen.getByRole('button', { name: "Let's Cook!" }));

    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
});

export const PlayedByKeyboard = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await heading(1)).toHaveFocus());
    zuri().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await heading(2)).toHaveFocus());
    zuri().focus();
    await userEvent.keyboard(' ');
    await heading(3);
    screen.getByRole('textbox', { name: 'How much is it?' }).focus();
    await userEvent.keyboard('10{Enter}');

    await heading(4);
  },
});

let spoken: readonly { readonly text: string }[] = [];

export const ReadAloud = meta.story({
  tags: ['nightly'],
  decorators: [
    (Story) => (
      <ListeningProvider>
        <Story />
      </ListeningProvider>
    ),
  ],
  beforeEach: () => {
    const { speech, remove } = installSpeech();
    spoken = speech.spoken;
    return remove;
  },
  play: async ({ userEvent }) => {
    await heading(1);
    await expect(spoken).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Read this step to me' }));
    await expect(spoken.at(-1)?.text).toBe('A customer sits down');

    await userEvent.click(zuri());

    // Once asked for, every step is read.
    await waitFor(() => expect(spoken.at(-1)?.text).toBe('Take the order'));
  },
});
