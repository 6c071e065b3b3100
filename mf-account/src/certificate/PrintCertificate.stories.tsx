import preview from '../../../.storybook/preview.tsx';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import type { Certificate } from '@countertop/contract/awards';
import type { ShownSkill } from '@countertop/contract/shownSkills';
import { PrintCertificate } from './PrintCertificate.tsx';

const certificate: Certificate = {
  id: '1',
  certificateType: 'explorer',
  title: 'Explorer Certificate',
  description: 'Five levels of sums at the bistro.',
  skillLevel: 'beginner',
  certificateData: { score: 9000, challengesCompleted: 412, accuracy: 91, timeSpent: 3600 },
  earnedAt: '2026-11-21T10:00:00Z',
  checkCode: '7K3MQX9T2A',
};
const skills: readonly ShownSkill[] = [{ skill: 'times_tables', standard: '3.OA.C.7' }];
const meta = preview.meta({
  title: 'Account/PrintCertificate',
  component: PrintCertificate,
  args: { certificate, skills },
});

/** A button beside the certificate. */
export const Ready = meta.story({});

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Print Explorer Certificate' }));
  return screen.findByRole('textbox', { name: "Your child's name" });
};

/** The sheet is made in the browser and handed over. */
export const Downloads = meta.story({
  play: async () => {
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.type(await open(), 'Mia Lindqvist');

    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));

    await waitFor(() => expect(made).toHaveBeenCalledOnce(), { timeout: 15_000 });
    const [sheet] = made.mock.calls[0] ?? [];
    await expect(sheet).toMatchObject({ type: 'application/pdf' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    made.mockRestore();
  },
});

/** Nobody's sheet is not made. */
export const WithoutName = meta.story({
  play: async () => {
    await open();

    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));

    await expect(await screen.findByText('Please enter a name.')).toBeVisible();
  },
});

/** A name that our fonts cannot draw. */
export const OtherLetters = meta.story({
  play: async () => {
    await userEvent.type(await open(), '小明');

    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));

    await expect(await screen.findByText(/do not have all letters/, {}, { timeout: 15_000 })).toBeVisible();
  },
});
