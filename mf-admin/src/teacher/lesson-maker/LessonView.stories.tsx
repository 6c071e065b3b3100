import { lessonCode } from '@countertop/engine/lesson/lessonCode';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { newLesson } from './lessonAddress.ts';
import { StatefulLesson } from './LessonView.fixture.tsx';

const meta = preview.meta({ title: 'Admin/Lesson', component: StatefulLesson });

const codeOf = (changes = {}) => lessonCode({ ...newLesson(7), ...changes });
const tickets = () => screen.findAllByRole('heading', { name: /^Problem \d/ });

export const Default = meta.story({
  parameters: inAllModes,
  play: async () => {
    await expect(screen.getByText(codeOf())).toBeVisible();
    await expect(screen.getByText(`${location.origin}/game?lesson=`)).toBeVisible();
    await expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expect(await tickets()).toHaveLength(10);
    await expect(screen.queryByText(/^Answer: /)).toBeNull();
  },
});

/** The last type stays, because a lesson needs one. */
export const OneType = meta.story({
  tags: ['nightly'],
  args: { start: { types: ['change_calculation', 'pricing'] } },
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Prices and profit' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Making change' }));

    await expect(screen.getByText('Choose at least one kind of problem.')).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: 'Making change' })).toBeChecked();
    await expect(screen.getByText(codeOf({ types: ['change_calculation'] }))).toBeVisible();
  },
});

/** The lesson asks for the types of problems that practice the standard. */
export const ByStandard = meta.story({
  tags: ['nightly'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Choose by standard' }));
    await userEvent.click(await screen.findByRole('button', { name: /Standard$/ }));
    await userEvent.click(await screen.findByRole('option', { name: '4.MD.A.2' }));

    await expect(screen.getByText(codeOf({ types: ['change_calculation'] }))).toBeVisible();
    await expect(screen.getByText('Making change: 3.NBT.A.2; 4.MD.A.2')).toBeVisible();

    // Another choice of problems is no longer that of a standard.
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stock' }));
    await expect(screen.getByRole('button', { name: /^All standards/ })).toBeVisible();
  },
});

export const LongestWithAnswers = meta.story({
  tags: ['nightly'],
  args: { start: { band: 'ages_12_plus', count: 30, speed: 'none', hints: false } },
  play: async () => {
    await expect(await tickets()).toHaveLength(30);

    await userEvent.click(screen.getByRole('switch', { name: 'Show answers' }));

    await expect(screen.getAllByText(/^Answer: /)).toHaveLength(30);
  },
});

export const OtherNumbers = meta.story({
  tags: ['nightly', 'behavior'],
  play: async () => {
    await tickets();

    await userEvent.click(screen.getByRole('button', { name: 'Other numbers' }));

    await expect(screen.getByText(codeOf({ seed: 8 }))).toBeVisible();
  },
});

/** For a projector. */
export const BigScreen = meta.story({
  tags: ['nightly'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Big screen' }));

    const big = within(await screen.findByRole('dialog', { name: 'Open this page' }));
    await waitFor(() => expect(big.getByText(codeOf())).toBeVisible());
    await expect(await big.findByRole('img', { name: 'QR code of the link' })).toBeVisible();
  },
});

export const Downloads = meta.story({
  tags: ['nightly', 'behavior'],
  play: async () => {
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(screen.getByRole('button', { name: 'Answer key (PDF)' }));

    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const [file] = made.mock.calls[0] ?? [];
    made.mockRestore();
    await expect(file).toHaveProperty('type', 'application/pdf');
  },
});

export const DownloadFails = meta.story({
  tags: ['nightly'],
  play: async () => {
    const request = spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

    await userEvent.click(screen.getByRole('button', { name: 'Worksheet (PDF)' }));

    await expect(await screen.findByText(/The PDF could not be created/)).toBeVisible();
    request.mockRestore();
  },
});
