import preview from '../../../../.storybook/preview.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import { Balance } from './Balance.tsx';

const meta = preview.meta({
  title: 'Restaurant/Balance guidance',
  component: Balance,
  tags: ['guidance'],
  decorators: [
    (Story) => (
      <Ticket>
        <Story />
      </Ticket>
    ),
  ],
});

export const DoWords = meta.story({
  name: 'The words say how far off the answer is.',
  render: () => <Balance error={0.25} label="50 cents too much" />,
});

export const DontWords = meta.story({
  name: 'The words judge, and the bars have to explain.',
  render: () => <Balance error={0.25} label="Wrong" />,
});
