import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LookFields, type Look, type LookFieldsProps } from './LookFields.tsx';

function Draft({ value, onChange }: LookFieldsProps) {
  const [look, setLook] = useState<Look>(value);
  const change = (changes: Partial<Look>) => {
    setLook({ ...look, ...changes });
    onChange(changes);
  };
  return (
    <Stack gap="m">
      <LookFields value={look} onChange={change} />
    </Stack>
  );
}

const initial: Look = { theme: 'default', textSize: 100, reducedMotion: 'system' };

const meta = preview.meta({
  title: 'Fields/LookFields',
  component: LookFields,
  args: { value: initial, onChange: fn<LookFieldsProps['onChange']>() },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
  render: (args: LookFieldsProps) => <Draft {...args} />,
});

export const BeforeAnyChoice = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Color theme.*Default|Default.*Color theme/ })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Text size' })).toHaveAttribute('aria-valuetext', '100%');
    await expect(canvas.getByRole('button', { name: /Follow my device/ })).toBeVisible();
  },
});

export const EveryTheme = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Color theme/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(6);

    await userEvent.click(screen.getByRole('option', { name: /High contrast/ }));

    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'high-contrast' });
    await waitFor(() => expect(canvas.getByRole('button', { name: /High contrast/ })).toHaveFocus());
  },
});

export const LargerText = meta.story({
  // From right to left the arrow to the right makes it smaller.
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent, args }) => {
    const size = canvas.getByRole('slider', { name: 'Text size' });
    size.focus();
    await userEvent.keyboard('{ArrowRight}{End}');

    await expect(args.onChange).toHaveBeenNthCalledWith(1, { textSize: 125 });
    await expect(args.onChange).toHaveBeenNthCalledWith(2, { textSize: 150 });
    await expect(size).toHaveAttribute('aria-valuetext', '150%');
  },
});

export const CalmMotion = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Motion/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Reduce motion' }));

    await expect(args.onChange).toHaveBeenLastCalledWith({ reducedMotion: 'on' });
  },
});
