import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Checkbox, CheckboxGroup } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Send me the weekly report', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
});

export const NotChosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Send me the weekly report'));

    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox', { name: 'Send me the weekly report' })).toBeChecked();
  },
});

export const Chosen = meta.story({
  args: { defaultSelected: true, description: 'It comes on Mondays. You can stop it at any time.' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('It comes on Mondays. You can stop it at any time.');

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

export const SomeOfThem = meta.story({
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

export const Invalid = meta.story({
  args: {
    children: 'I am a parent or a teacher',
    errorMessage: 'Only grown-ups can open an account. Tick this, or ask one.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Only grown-ups can open an account. Tick this, or ask one.',
    );
  },
});

export const Required = meta.story({
  args: { isRequired: true, name: 'terms', children: 'I have read the house rules' },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Checkbox {...args} />
      <Button type="submit" size="adult">
        Open the account
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the account' }));

    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByText('Tick this to go on.')).toBeVisible();
  },
});

export const Disabled = meta.story({
  render: () => (
    <>
      <Checkbox isDisabled description="Your school sends no messages.">
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

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultSelected: true, children: 'Progress is kept' } });

export const LongWords = meta.story({
  args: {
    children:
      'Tell me when somebody in my class has been stuck on the same kind of sum for three days, and say which kind it is',
    description: 'At most one message a day, before eight in the morning.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
});

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

export const InvalidGroup = meta.story({
  render: () => (
    <CheckboxGroup label="What to practice" errorMessage="Choose one or more." isRequired>
      <Checkbox value="totals">Order totals</Checkbox>
      <Checkbox value="change">Making change</Checkbox>
    </CheckboxGroup>
  ),
});
