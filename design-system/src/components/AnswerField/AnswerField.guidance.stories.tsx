import preview from '../../../../.storybook/preview.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import { AnswerField } from './AnswerField.tsx';

const meta = preview.meta({
  title: 'Fields/AnswerField guidance',
  component: AnswerField,
  tags: ['guidance'],
  decorators: [
    (Story) => (
      <Ticket>
        <Story />
      </Ticket>
    ),
  ],
});

export const DoError = meta.story({
  name: 'The error says what to type.',
  render: () => (
    <AnswerField label="How many burgers are left?" defaultValue="ten" errorMessage="Use digits, like 10." />
  ),
});

export const DontError = meta.story({
  name: 'The error only says that it is wrong, as if the math was.',
  render: () => <AnswerField label="How many burgers were sold?" defaultValue="ten" errorMessage="Wrong!" />,
});
