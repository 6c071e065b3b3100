import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { LiveRegion, type LiveRegionProps } from './LiveRegion.tsx';

const meta = preview.meta({
  title: 'Accessibility/LiveRegion',
  tags: ['autodocs'],
  component: LiveRegion,
  args: { message: 'Table 3 is served.' },
});

export const Polite = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Table 3 is served.');
  },
});

export const Assertive = meta.story({
  args: { politeness: 'assertive', message: 'The game is paused.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The game is paused.');
  },
});

function Announcer({ politeness }: Required<Pick<LiveRegionProps, 'politeness'>>) {
  const [message, setMessage] = useState('');
  return (
    <>
      <Button onPress={() => setMessage('Order 4 is ready.')}>Ring</Button>
      <LiveRegion message={message} politeness={politeness} />
    </>
  );
}

/** The message appears when something happens. */
export const Changes = meta.story({
  render: () => <Announcer politeness="polite" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.click(canvas.getByRole('button', { name: 'Ring' }));

    await expect(canvas.getByRole('status')).toHaveTextContent('Order 4 is ready.');
  },
});

export const Interrupts = meta.story({
  tags: ['behavior', 'nightly'],
  render: () => <Announcer politeness="assertive" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ring' }));

    await expect(canvas.getByRole('alert')).toHaveTextContent('Order 4 is ready.');
  },
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onPress={() => setCount(count + 1)}>Ring</Button>
      <LiveRegion message={count === 0 ? '' : 'Order 4 is ready.'} occurrence={count} />
    </>
  );
}

/**
 * The same message is not announced twice, because the page does not change. Increase `occurrence` to announce it again.
 */
export const SameMessageAgain = meta.story({
  render: () => <Counter />,
  play: async ({ canvas, userEvent }) => {
    const ring = canvas.getByRole('button', { name: 'Ring' });
    await userEvent.click(ring);
    const first = canvas.getByText('Order 4 is ready.');

    await userEvent.click(ring);

    // Screen readers announce additions: the same text in a new element.
    await waitFor(() => expect(canvas.getByText('Order 4 is ready.')).not.toBe(first));
  },
});

/** It is also announced while a dialog is open. */
export const AnnouncedOverADialog = meta.story({
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  render: (args) => (
    <main>
      <LiveRegion {...args} />
      <Dialog title="The game is paused" size="small" isOpen />
    </main>
  ),
  play: async ({ canvas }) => {
    await screen.findByRole('dialog');

    await expect(canvas.getByRole('status')).toHaveTextContent('Table 3 is served.');
  },
});
