import preview from '../../../../.storybook/preview.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import { Rail } from './Rail.tsx';

const meta = preview.meta({ title: 'Restaurant/Rail', component: Rail });

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

export const Empty = meta.story({ args: { hasClip: true } });
