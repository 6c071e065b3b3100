import preview from '../../../../.storybook/preview.tsx';
import { Ticket, TicketLine } from '../../components/Ticket/Ticket.tsx';
import { Rail } from './Rail.tsx';

const meta = preview.meta({ title: 'Restaurant/Rail', tags: ['autodocs'], component: Rail });

export const WithOneTicket = meta.story({
  args: {
    hasClip: true,
    children: (
      <Ticket>
        <p style={{ paddingBlockStart: 12 }}>2 burgers, 1 fries</p>
      </Ticket>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 408 }}>
      <Rail {...args} />
    </div>
  ),
});

export const WithThreeSteps = meta.story({
  args: {
    children: (
      <ol
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
          gap: 16,
          padding: 0,
          listStyle: 'none',
        }}
      >
        <li>
          <Ticket>Greet a customer</Ticket>
        </li>
        <li>
          <Ticket>Work it out</Ticket>
        </li>
        <li>
          <Ticket>Ring the bell</Ticket>
        </li>
      </ol>
    ),
  },
});

/** Without tickets. */
export const Empty = meta.story({ args: { hasClip: true } });

export const DoTickets = meta.story({
  tags: ['guidance'],
  name: 'Tickets hang from the rail.',
  render: () => (
    <Rail hasClip>
      <Ticket>
        <TicketLine label="2 burgers at $4" value="$8" />
      </Ticket>
    </Rail>
  ),
});

export const DontTickets = meta.story({
  tags: ['guidance'],
  name: 'Above a heading, it is a line like any other.',
  render: () => (
    <div>
      <Rail />
      <h3>Settings</h3>
    </div>
  ),
});
