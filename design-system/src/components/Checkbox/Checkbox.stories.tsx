import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Checkbox, CheckboxGroup } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Fields/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { children: 'Send me the weekly report', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
});

/** Box and label are one target. */
export const NotSelected = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Send me the weekly report'));

    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox', { name: 'Send me the weekly report' })).toBeChecked();
  },
});

/** Selected, with help text. */
export const Selected = meta.story({
  args: { defaultSelected: true, description: 'Every Monday. You can unsubscribe at any time.' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('Every Monday. You can unsubscribe at any time.');

    await userEvent.tab();
    await userEvent.keyboard(' ');

    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
});

const students = ['Amara', 'Ben', 'Chiara'];

function WholeClass() {
  const [chosen, setChosen] = useState(['Ben']);
  const isWhole = chosen.length === students.length;
  return (
    <>
      <Checkbox
        isSelected={isWhole}
        isIndeterminate={!isWhole && chosen.length > 0}
        onChange={(all) => setChosen(all ? students : [])}
      >
        The whole class
      </Checkbox>
      <CheckboxGroup label="Students" value={chosen} onChange={setChosen}>
        {students.map((name) => (
          <Checkbox key={name} value={name}>
            {name}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </>
  );
}

/** Indeterminate: some of several are selected. */
export const Indeterminate = meta.story({
  render: () => <WholeClass />,
  play: async ({ canvas, userEvent }) => {
    const whole = canvas.getByRole('checkbox', { name: 'The whole class' });
    await expect(whole).toBePartiallyChecked();

    await userEvent.click(whole);
    await expect(canvas.getByRole('checkbox', { name: 'Amara' })).toBeChecked();

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ben' }));
    await expect(whole).toBePartiallyChecked();
  },
});

/** A group. */
export const Group = meta.story({
  render: () => (
    <CheckboxGroup label="What to practice" description="Choose as many as you like." defaultValue={['change']}>
      <Checkbox value="totals">Order totals</Checkbox>
      <Checkbox value="change">Making change</Checkbox>
      <Checkbox value="stock" description="Opens at level 4." isDisabled>
        Stock and subtraction
      </Checkbox>
    </CheckboxGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'What to practice' })).toBeVisible();

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Order totals' }));

    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(canvas.getByRole('checkbox', { name: 'Stock and subtraction' })).toBeDisabled();
  },
});

/** The whole group can be invalid. */
export const InvalidGroup = meta.story({
  render: () => (
    <CheckboxGroup label="What to practice" errorMessage="Choose one or more." isRequired>
      <Checkbox value="totals">Order totals</Checkbox>
      <Checkbox value="change">Making change</Checkbox>
    </CheckboxGroup>
  ),
});

/** One sentence says how to fix it. */
export const Invalid = meta.story({
  args: {
    children: 'I am a parent or a teacher',
    errorMessage: 'Only adults can open an account. Check this box, or ask one.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Only adults can open an account. Check this box, or ask one.',
    );
  },
});

/** Required checkboxes are labeled. The form moves focus to them. */
export const Required = meta.story({
  args: { isRequired: true, name: 'terms', children: 'I agree to the terms' },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Checkbox {...args} />
      <Button type="submit" size="medium">
        Create account
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));

    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByText('Check this box to continue.')).toBeVisible();
  },
});

/** Disabled: empty, selected and indeterminate. */
export const Disabled = meta.story({
  render: () => (
    <>
      <Checkbox isDisabled description="Your school has turned messages off.">
        Send me the weekly report
      </Checkbox>
      <Checkbox isDisabled defaultSelected>
        Keep my progress
      </Checkbox>
      <Checkbox isDisabled isIndeterminate>
        The whole class
      </Checkbox>
    </>
  ),
});

/** Read-only. */
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultSelected: true, children: 'Progress is kept' } });

/** Long labels wrap. */
export const LongLabel = meta.story({
  args: {
    children:
      'Tell me when a student in my class has been stuck on the same kind of problem for three days, and which kind it is',
    description: 'At most one email a day, before 8 a.m.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
});

export const DoPositive = meta.story({
  tags: ['guidance'],
  name: 'Checked means yes.',
  render: () => (
    <Checkbox description="Every Monday, with the progress of your children.">Send me a weekly report</Checkbox>
  ),
});

export const DontPositive = meta.story({
  tags: ['guidance'],
  name: 'People have to check the box to say no.',
  render: () => <Checkbox>Don’t send me a weekly report</Checkbox>,
});
