import type { AgeBand } from '@countertop/engine/problems/band';
import { type Game, next, type Result } from '@countertop/engine/play/game';
import { answerText } from '@countertop/engine/play/simulate';
import type { ProblemVariant } from '@countertop/engine/problems/problem';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { answeredGame, orderedGame } from '../../session/scenes.fixture.ts';
import { StillGame } from '../../session/StillGame.fixture.tsx';
import { installSpeech } from '../../assist/read-aloud/speech.fixture.ts';
import { inOrderPlace } from '../order/orderPlace.fixture.tsx';
import { ResultDialog } from './ResultDialog.tsx';

function resultOf({ result }: Game): Result {
  if (result === null) throw new Error('The scene must have a result.');
  return result;
}

const wrong = resultOf(answeredGame(false));
const rightText = answerText(wrong.problem.answer);
const openRetry = { status: 'open', answerHundredths: null, hintsShown: 0, workedMs: 0, question: null } as const;

const meta = preview.meta({
  title: 'Game/Result dialog',
  component: ResultDialog,
  decorators: [inOrderPlace],
  args: {
    result: resultOf(answeredGame(true)),
    onClose: fn(),
    onRetryOpened: fn(),
    onRetryHint: fn(),
    onRetried: fn(),
    onRetryClarified: fn(),
  },
});

export const Correct = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Correct' })).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Try these numbers again' })).toBeNull();
    await expect(screen.getByRole('dialog', { name: 'Correct' })).toHaveAccessibleDescription(
      / is happy\. Your answer is right\. Points \+\d+ Money \+\$\d+$/,
    );

    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Incorrect = meta.story({
  args: { result: { ...wrong, mistake: null } },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Incorrect' })).toBeVisible());
    await expect(screen.getByText('No points this time')).toBeVisible();
    await expect(screen.getByText("Don't worry - practice makes perfect!")).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try these numbers again' })).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Incorrect' })).toHaveAccessibleDescription(
      /answer is .*(high|low)\. First step: .* No points this time/,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The result of the first known mistake for an order. */
function mistaken(band?: AgeBand, variant?: ProblemVariant): Result {
  const ordered = orderedGame(band, variant);
  const [mistake] = ordered.order?.problem.mistakes ?? [];
  if (mistake === undefined) throw new Error('The order must have a known mistake.');
  return resultOf(next(ordered, { type: 'answered', text: String(mistake.hundredths / 100) }));
}

// promise:explanation
export const IncorrectWithItsReason = meta.story({
  args: { result: mistaken() },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByText(/^(You|That) /)).toBeVisible());
    await expect(screen.getByRole('dialog', { name: 'Incorrect' })).toHaveAccessibleDescription(
      /^(You|That) .* No points this time/,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Try these numbers again' }));

    await expect(args.onRetryOpened).toHaveBeenCalledOnce();
  },
});

/** The right answer and the solution would make the second try copying, so they are shown on request. */
export const SolutionOnRequest = meta.story({
  tags: ['nightly'],
  args: { result: mistaken() },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Your answer')).toBeVisible();
    await expect(screen.queryByText('Correct answer')).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'How it adds up' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Show me how' }));

    await expect(screen.getByText('Correct answer')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'How it adds up' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus());
  },
});

/** The worked solution of a fraction has a bar of its equal parts. */
export const PartOfARecipe = meta.story({
  tags: ['nightly'],
  args: { result: mistaken('ages_10_12', 'recipe_part') },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show me how' }));

    await expect(screen.getByRole('img', { name: /^A bar of \d equal parts\. \d (is|are) shaded\.$/ })).toBeVisible();
  },
});

export const OnASmallPhone = meta.story({
  args: { result: mistaken() },
  decorators: [(Story) => <div style={{ inlineSize: 344, blockSize: 396, overflow: 'clip' }}>{Story()}</div>],
});

export const ReasonForTheYoungest = meta.story({ args: { result: mistaken('ages_6_7') } });

export const ReadToTheChild = meta.story({
  tags: ['nightly'],
  args: { result: mistaken() },
  beforeEach: () => installSpeech().remove,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Read to me' }));

    await waitFor(() => expect(screen.getByRole('button', { name: /stop/i })).toBeVisible());
  },
});

export const IncorrectMultiStep = meta.story({ args: { result: resultOf(answeredGame(false, 'ages_12_plus')) } });

export const SecondTry = meta.story({
  tags: ['nightly'],
  args: { result: { ...wrong, retry: openRetry } },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('textbox', { name: 'Your answer, in dollars' });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(screen.getByText('This try is for learning. Your points stay the same.')).toBeVisible());
    await expect(screen.queryByText('Correct answer')).toBeNull();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Type a number first.')).toBeVisible());
    await userEvent.keyboard(`${rightText}{Enter}`);

    await expect(args.onRetried).toHaveBeenCalledWith(rightText);
  },
});

export const SecondTryWithHints = meta.story({
  tags: ['nightly'],
  args: { result: { ...wrong, retry: { ...openRetry, hintsShown: 2 } } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ userEvent, args }) => {
    await waitFor(() =>
      expect(within(screen.getByRole('group', { name: 'Hints' })).getAllByRole('listitem')).toHaveLength(2),
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Next hint' }));

    await expect(args.onRetryHint).toHaveBeenCalledOnce();
  },
});

export const SecondTryTwoReadings = meta.story({
  tags: ['nightly'],
  args: { result: { ...wrong, retry: { ...openRetry, question: { text: '1,234', readings: [123_400, 123.4] } } } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '1,234' }));

    await expect(args.onRetryClarified).toHaveBeenCalledWith(123_400);
  },
});

export const SecondTryRight = meta.story({
  args: {
    result: { ...wrong, retry: { ...openRetry, status: 'right', answerHundredths: wrong.answerHundredths - 100 } },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'You worked it out!' })).toBeVisible());
    await expect(screen.getByText('No points this time')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try these numbers again' })).toBeNull();
  },
});

export const SecondTryWrong = meta.story({
  tags: ['nightly'],
  args: {
    result: { ...wrong, retry: { ...openRetry, status: 'wrong', answerHundredths: wrong.answerHundredths + 100 } },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Not yet, and that is fine.' })).toBeVisible());
    await expect(screen.getByRole('heading', { name: 'How it adds up' })).toBeVisible();
  },
});

const fetching = fn<typeof fetch>(async () => new Response('{"ok":true}'));

export const Reported = meta.story({
  tags: ['nightly'],
  args: { result: wrong },
  beforeEach: () => {
    const spy = spyOn(window, 'fetch').mockImplementation(fetching);
    return () => spy.mockRestore();
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Report this problem' }));
    await userEvent.click(await screen.findByRole('button', { name: 'The picture doesn’t match' }));
    await waitFor(() => expect(screen.getByText('Thank you! We’ll take a look.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Problem reported' })).toHaveFocus());
    const sent = JSON.stringify(fetching.mock.lastCall);
    await expect(sent).toContain('problem_report');
    await expect(sent).toContain('picture');
  },
});

export const FromWrongToRight = meta.story({
  // The decorator of the others is too small for the whole screen.
  decorators: [],
  render: () => <StillGame game={answeredGame(false)} />,
  parameters: { layout: 'fullscreen' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try these numbers again' }));
    const field = await screen.findByRole('textbox', { name: 'Your answer, in dollars' });
    await waitFor(() => expect(field).toHaveFocus());

    await userEvent.keyboard(`${rightText}{Enter}`);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'You worked it out!' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText(/Order total is wrong!/)).toBeVisible();
  },
});
