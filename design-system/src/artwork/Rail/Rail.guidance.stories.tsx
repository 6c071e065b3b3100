import preview from '../../../../.storybook/preview.tsx';
import { Ticket, TicketLine } from '../../components/Ticket/Ticket.tsx';
import { Rail } from './Rail.tsx';

const meta = preview.meta({ title: 'Restaurant/Rail guidance', component: Rail, tags: ['guidance'] });

export const DoTickets = meta.story({
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
  name: 'Above a heading, it is a line like any other.',
  render: () => (
    <div>
      <Rail />
      <h3>Settings</h3>
    </div>
  ),
});
