import preview from '../../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Feedback/Spinner guidance', component: Spinner, tags: ['guidance'] });

export const DoLabel = meta.story({
  name: 'The text says what is loading.',
  render: () => <Spinner label="Loading the receipts…" appears="atOnce" />,
});

export const DontLabel = meta.story({
  name: 'Everybody can see that. But for what?',
  render: () => <Spinner label="Please wait…" appears="atOnce" />,
});
