import preview from '../../../../.storybook/preview.tsx';
import { Ticket, TicketLine, TicketRule } from './Ticket.tsx';

const meta = preview.meta({ title: 'Restaurant/Ticket guidance', component: Ticket, tags: ['guidance'] });

export const DoPaper = meta.story({
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
  name: 'Settings on paper: children look for a problem to solve.',
  render: () => (
    <Ticket>
      <TicketLine label="Theme" value="Dark" />
      <TicketLine label="Text size" value="125%" />
    </Ticket>
  ),
});
