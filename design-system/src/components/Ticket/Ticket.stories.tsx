import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AnswerField } from '../AnswerField/AnswerField.tsx';
import { Dish } from '../../artwork/Dish/Dish.tsx';
import { Ticket, TicketLine, type TicketProps, TicketRule } from './Ticket.tsx';

const meta = preview.meta({ title: 'Restaurant/Ticket', tags: ['autodocs'], component: Ticket });

const heading = { fontSize: '1.375rem', marginBlockEnd: 8 } as const;
const question = { fontWeight: 650 } as const;

const order = (
  <>
    <h2 style={heading}>Table 3</h2>
    <TicketLine icon={<Dish id="burger" />} label="2 burgers at $4.50" value="$9.00" />
    <TicketLine icon={<Dish id="fries" />} label="1 fries at $2.75" value="?" />
    <TicketRule />
    <p style={question}>How much is the whole order?</p>
  </>
);

const narrowTicket = (args: TicketProps) => (
  <div style={{ maxInlineSize: 380 }}>
    <Ticket {...args} />
  </div>
);

const smallPhone = (args: TicketProps) => (
  <div style={{ inlineSize: 288 }}>
    <Ticket {...args} />
  </div>
);

/** An order with its question. */
export const Order = meta.story({ args: { children: order }, render: narrowTicket });

/** A worked answer. Amounts are aligned at the end, with the same number of decimals. */
export const WorkedAnswer = meta.story({
  args: {
    children: (
      <>
        <h2 style={heading}>How it adds up</h2>
        <TicketLine label="2 burgers: 2 × $4.50" value="$9.00" />
        <TicketLine label="1 fries" value="$2.75" />
        <TicketRule />
        <TicketLine label="$9.00 + $2.00" value="$11.00" />
        <TicketLine label="$11.00 + $0.75" value="$11.75" />
      </>
    ),
  },
  render: narrowTicket,
});

/** With an `AnswerField`. */
export const WithAnInvalidAnswer = meta.story({
  args: { children: <AnswerField label="Your answer" errorMessage="Type a number first." value="" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your answer' })).toBeInvalid();
  },
});

export const Steps = meta.story({
  args: {
    children: (
      <>
        <h2 style={heading}>Ring the bell</h2>
        <p>Check your answer, then serve the dish.</p>
      </>
    ),
  },
  render: narrowTicket,
});

const arabicOrder = (
  <>
    <h2 style={heading}>الطاولة 3</h2>
    <TicketLine
      icon={<Dish id="burger" />}
      label={
        <>
          2 برغر بسعر <bdi dir="ltr">$4.50</bdi>
        </>
      }
      value="$9.00"
    />
    <TicketLine icon={<Dish id="pizza" />} label="3 بيتزا كبيرة مع جبن إضافي وزيتون أسود وفطر طازج" value="$38.25" />
    <TicketLine label={<bdi dir="ltr">$9.00 + $38.25</bdi>} value="?" />
    <TicketRule />
    <p style={question}>كم ثمن الطلب كله؟</p>
  </>
);

/**
 * In RTL the ticket is mirrored. Values are left to right in every language. Wrap amounts in labels in `<bdi dir="ltr">`, or Arabic moves
 * the currency sign.
 */
export const RightToLeft = meta.story({
  tags: ['nightly'],
  globals: { locale: 'ar' },
  args: { children: arabicOrder },
  render: narrowTicket,
  play: async ({ canvas }) => {
    const label = canvas.getByText(/2 برغر/).getBoundingClientRect();
    const value = canvas.getByText('$9.00').getBoundingClientRect();

    await expect(label.left).toBeGreaterThan(value.right);
    await expect(getComputedStyle(canvas.getByText('$38.25')).direction).toBe('ltr');
  },
});

/** The smallest phone and the largest text. */
export const RightToLeftOnASmallPhone = meta.story({
  tags: ['nightly'],
  globals: { locale: 'ar', textSize: '150' },
  args: { children: arabicOrder },
  render: smallPhone,
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('separator').getBoundingClientRect();

    for (const text of ['$9.00', '$38.25', '?']) {
      await expect(canvas.getByText(text).getBoundingClientRect().left).toBeGreaterThanOrEqual(paper.left - 1);
    }
  },
});

export const OnASmallPhone = meta.story({
  globals: { textSize: '150' },
  args: { children: order },
  render: smallPhone,
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('separator').getBoundingClientRect();

    await expect(canvas.getByText('$9.00').getBoundingClientRect().right).toBeLessThanOrEqual(paper.right + 1);
  },
});

export const WithALink = meta.story({
  tags: ['behavior'],
  args: {
    children: (
      <p>
        Not sure how? <a href="#worked">See a worked example</a> first.
      </p>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

/** In a place of fixed height, with content that scrolls. */
export const Filled = meta.story({
  tags: ['nightly'],
  args: {
    isFilled: true,
    children: (
      <div style={{ overflow: 'auto' }}>
        {order}
        {order}
        <a href="#worked">See a worked example</a>
      </div>
    ),
  },
  render: (args) => (
    <div style={{ blockSize: 240, maxInlineSize: 380 }}>
      <Ticket {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-filled]')?.getBoundingClientRect().height).toBe(240);
  },
});

export const DoPaper = meta.story({
  tags: ['guidance'],
  name: 'Paper is for problems and their answers.',
  render: () => (
    <Ticket>
      <TicketLine label="2 burgers at $4" value="$8" />
      <TicketLine label="1 salad" value="$3" />
      <TicketRule />
      <TicketLine label="How much is it?" />
    </Ticket>
  ),
});

export const DontPaper = meta.story({
  tags: ['guidance'],
  name: 'Settings on paper: children look for a problem to solve.',
  render: () => (
    <Ticket>
      <TicketLine label="Theme" value="Dark" />
      <TicketLine label="Text size" value="125%" />
    </Ticket>
  ),
});
