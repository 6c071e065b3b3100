import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = preview.meta({
  title: 'Words/LiveRegion',
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

function Announcer() {
  const [message, setMessage] = useState('');
  return (
    <>
      <Button onPress={() => setMessage('Order 4 is ready.')}>Ring</Button>
      <LiveRegion message={message} />
    </>
  );
}

export const Changes = meta.story({
  render: () => <Announcer />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.click(canvas.getByRole('button', { name: 'Ring' }));

    await expect(canvas.getByRole('status')).toHaveTextContent('Order 4 is ready.');
  },
});
