import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PreferenceFields, type DisplayPreferences, type PreferenceFieldsProps } from './PreferenceFields.tsx';

function Draft({ value, onChange }: PreferenceFieldsProps) {
  const [draft, setDraft] = useState<DisplayPreferences>(value);
  const change = (changes: Partial<DisplayPreferences>) => {
    setDraft({ ...draft, ...changes });
    onChange(changes);
  };
  return (
    <Stack gap="m">
      <PreferenceFields value={draft} onChange={change} />
    </Stack>
  );
}

const initial: DisplayPreferences = { theme: 'default', textSize: 100, reducedMotion: 'system' };

const meta = preview.meta({
  title: 'Fields/PreferenceFields',
  tags: ['autodocs'],
  component: PreferenceFields,
  args: { value: initial, onChange: fn<PreferenceFieldsProps['onChange']>() },
  decorators: [(Story) => <div style={{ maxInlineSize: 340, paddingInline: 12 }}>{Story()}</div>],
  render: (args: PreferenceFieldsProps) => <Draft {...args} />,
});

export const InitialValues = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Default' })).toBeChecked();
    await expect(canvas.getByText('The restaurant by day.')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Text size' })).toHaveAttribute('aria-valuetext', '100%');
    await expect(canvas.getByRole('button', { name: /Follow my device/ })).toBeVisible();
  },
});

/** Each theme has an explanation. */
export const EveryTheme = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent, args }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Color theme' }));
    await expect(group.getAllByRole('radio')).toHaveLength(6);

    await userEvent.click(group.getByRole('radio', { name: 'High contrast' }));

    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'high-contrast' });
    await expect(group.getByRole('radio', { name: 'High contrast' })).toBeChecked();
  },
});

/** 75 to 150 percent of the browser’s text size. */
export const LargerText = meta.story({
  tags: ['nightly'],
  // In RTL, the right arrow decreases the value.
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

/** Motion follows the device by default. */
export const ReducedMotion = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Motion/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Reduce motion' }));

    await expect(args.onChange).toHaveBeenLastCalledWith({ reducedMotion: 'on' });
  },
});
