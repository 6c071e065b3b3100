import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Dish } from '../../artwork/Dish/Dish.tsx';
import { NumberPad } from '../NumberPad/NumberPad.tsx';
import { Ticket, TicketLine, TicketRule } from '../Ticket/Ticket.tsx';
import { AnswerField, type AnswerFieldProps } from './AnswerField.tsx';

const question = 'How much is the whole order?';

function Paper({ children }: { children: ReactNode }) {
  return (
    <div style={{ maxInlineSize: 380 }}>
      <Ticket>{children}</Ticket>
    </div>
  );
}

const meta = preview.meta({
  title: 'Fields/AnswerField',
  tags: ['autodocs'],
  component: AnswerField,
  args: { label: question, onChange: fn() },
  render: (args) => (
    <Paper>
      <AnswerField {...args} />
    </Paper>
  ),
});

/** Digits, points and commas stay as typed. The page interprets them. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const slot = canvas.getByRole('textbox', { name: question });
    await userEvent.type(slot, '011,750');

    await expect(slot).toHaveValue('011,750');
    await expect(slot).toHaveAttribute('inputmode', 'decimal');
    await expect(args.onChange).toHaveBeenLastCalledWith('011,750');
  },
});

/** With a prefix. The question names the unit. */
export const WithPrefix = meta.story({ args: { sign: '$', defaultValue: '11.7' } });

/** Imitates the page, which uses the engine's parser. */
function spoken(text: string): string {
  const [dollars = '', cents = ''] = text.split('.');
  if (text === '') return '';
  return cents === '' ? `I read: ${dollars} dollars` : `I read: ${dollars} dollars ${cents.padEnd(2, '0')} cents`;
}

function Echoing(props: AnswerFieldProps) {
  const [value, setValue] = useState('');
  return (
    <Paper>
      <AnswerField
        {...props}
        value={value}
        onChange={setValue}
        echo={spoken(value)}
        errorMessage={value === 'x' ? 'Use digits, like 4.50.' : undefined}
      />
    </Paper>
  );
}

/** The echo shows how the answer was understood. It is announced when typing pauses. */
export const Echo = meta.story({
  args: { sign: '$' },
  render: (args) => <Echoing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('textbox', { name: question }), '4.5');
    await expect(said).toBeEmptyDOMElement();

    await waitFor(() => expect(said).toHaveTextContent('I read: 4 dollars 50 cents'));
  },
});

/** One sentence says how to fix the answer. The ticket does not move. */
export const Invalid = meta.story({
  args: { defaultValue: '4.5.0', sign: '$', errorMessage: 'There are two points. Keep one: 4.50.' },
  play: async ({ canvas }) => {
    const slot = canvas.getByRole('textbox', { name: question });

    await expect(slot).toBeInvalid();
    await expect(slot).toHaveAccessibleDescription('There are two points. Keep one: 4.50.');
  },
});

// wcag22-3.3.1 (game, kit)
/** The help text stays visible. */
export const HelpAndError = meta.story({
  args: {
    label: 'How many burgers are left?',
    defaultValue: 'ten',
    description: 'Count what is on the shelf.',
    errorMessage: 'Use digits, like 10.',
  },
});

/** Disabled in a paused game. */
export const Disabled = meta.story({ args: { defaultValue: '11.75', sign: '$', isDisabled: true } });

/** An answer that has been served. */
export const ReadOnly = meta.story({ args: { defaultValue: '11.75', sign: '$', isReadOnly: true } });

/** In RTL the field is not mirrored. */
export const RightToLeft = meta.story({
  tags: ['nightly'],
  args: { defaultValue: '11.75', sign: '$' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const slot = canvas.getByRole('textbox', { name: question });
    const sign = canvas.getByText('$');

    await expect(getComputedStyle(slot).direction).toBe('ltr');
    await expect(sign.getBoundingClientRect().right).toBeLessThanOrEqual(slot.getBoundingClientRect().left);
  },
});

function Order({ onSubmit }: { onSubmit: () => void }) {
  const [value, setValue] = useState('');
  return (
    <div style={{ maxInlineSize: 408, display: 'grid', gap: 18 }}>
      <Ticket>
        <h2 style={{ fontSize: '1.375rem', marginBlockEnd: 8 }}>Table 3 · Omar</h2>
        <TicketLine icon={<Dish id="burger" />} label="2 burgers at $4.50" value="?" />
        <TicketLine icon={<Dish id="fries" />} label="1 fries at $2.75" value="?" />
        <TicketRule />
        <AnswerField label={question} sign="$" value={value} onChange={setValue} echo={spoken(value)} />
      </Ticket>
      <NumberPad value={value} onChange={setValue} onSubmit={onSubmit} onHint={() => setValue('11')} />
    </div>
  );
}

/** With `NumberPad`. Focus stays in the field. */
export const OnATicketWithNumberPad = meta.story({
  tags: ['nightly'],
  args: { onBlur: fn() },
  render: () => <Order onSubmit={() => {}} />,
  play: async ({ canvas, userEvent }) => {
    const slot = canvas.getByRole('textbox', { name: question });
    await userEvent.click(slot);
    for (const name of ['1', '1', 'Decimal point', '7']) await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.keyboard('5');

    await expect(slot).toHaveValue('11.75');
    await expect(slot).toHaveFocus();
  },
});

export const DoError = meta.story({
  tags: ['guidance'],
  decorators: [
    (Story) => (
      <Ticket>
        <Story />
      </Ticket>
    ),
  ],
  name: 'The error says what to type.',
  render: () => (
    <AnswerField label="How many burgers are left?" defaultValue="ten" errorMessage="Use digits, like 10." />
  ),
});

export const DontError = meta.story({
  tags: ['guidance'],
  decorators: [
    (Story) => (
      <Ticket>
        <Story />
      </Ticket>
    ),
  ],
  name: 'The error only says that it is wrong, as if the math was.',
  render: () => <AnswerField label="How many burgers were sold?" defaultValue="ten" errorMessage="Wrong!" />,
});
