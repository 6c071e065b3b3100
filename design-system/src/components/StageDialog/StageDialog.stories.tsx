import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Awning } from '../../artwork/Awning/Awning.tsx';
import { BadgeDrawing } from '../../artwork/Badge/BadgeDrawing.tsx';
import { Customer } from '../../artwork/Customer/Customer.tsx';
import { Button } from '../Button/Button.tsx';
import { StageDialog, type StageDialogProps } from './StageDialog.tsx';

const args: StageDialogProps = {
  title: 'LEVEL UP!',
  description: 'You reached level 4.',
  emblem: <BadgeDrawing variant="level" picture={4} size="large" isEarned />,
  backdrop: <Awning />,
  isOpen: true,
  onOpenChange: fn(),
  actions: (
    <>
      <Button tone="accent">Continue Playing</Button>
      <Button variant="outline">View Achievements</Button>
    </>
  ),
  children: <p>Intermediate levels are open.</p>,
};

const meta = preview.meta({
  title: 'Overlays/StageDialog',
  tags: ['autodocs'],
  component: StageDialog,
  args,
  // Each fills its own window in the docs.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({
  play: async ({ userEvent, args: { onOpenChange } }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'LEVEL UP!' })).toBeVisible());

    await userEvent.keyboard('{Escape}');

    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
});

function Rung() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ring the bell</Button>
      <StageDialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const EscapeRestoresFocus = meta.story({
  tags: ['behavior'],
  render: () => <Rung />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ring the bell' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'LEVEL UP!' });

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** People along the bottom edge, in windows with room for them. */
export const WithPeople = meta.story({
  args: { foot: <Customer look={2} mood="happy" /> },
});

/** Long content scrolls, and the buttons stay in the window. */
export const TallerThanTheWindow = meta.story({
  args: { children: <p>{'Intermediate levels are open. '.repeat(200)}</p> },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Continue Playing' });
    await waitFor(() => expect(button).toBeVisible());
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
