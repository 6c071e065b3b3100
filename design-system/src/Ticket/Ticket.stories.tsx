import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Dish } from '../Dish/Dish.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Ticket, TicketLine, TicketRule } from './Ticket.tsx';

const meta = preview.meta({ title: 'Room/Ticket', component: Ticket });

const order = (
  <>
    <h2 style={{ fontSize: '1.375rem', marginBlockEnd: 8 }}>Table 3</h2>
    <TicketLine icon={<Dish id="burger" />} label="2 burgers at $4.50" value="$9.00" />
    <TicketLine icon={<Dish id="fries" />} label="1 fries at $2.75" value="?" />
    <TicketRule />
    <p style={{ fontWeight: 650 }}>How much is the whole order?</p>
  </>
);

const narrow = { maxInlineSize: 380 } as const;

export const Order = meta.story({
  args: { children: order },
  render: (args) => (
    <div style={narrow}>
      <Ticket {...args} />
    </div>
  ),
});

export const RightToLeft = meta.story({
  args: { children: order },
  render: (args) => (
    <div style={narrow} dir="rtl">
      <Ticket {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText('2 burgers at $4.50').getBoundingClientRect();
    const value = canvas.getByText('$9.00').getBoundingClientRect();

    await expect(label.left).toBeGreaterThan(value.right);
  },
});

export const WithALink = meta.story({
  args: { children: <a href="#worked">See a worked example</a> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const WithAnInvalidAnswer = meta.story({
  args: { children: <TextField look="answer" label="Your answer" errorMessage="Type a number first." value="" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your answer' })).toBeInvalid();
  },
});
