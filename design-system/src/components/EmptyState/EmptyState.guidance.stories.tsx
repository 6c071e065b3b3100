import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({ title: 'Feedback/EmptyState guidance', component: EmptyState, tags: ['guidance'] });

export const DoStart = meta.story({
  name: 'Says what will be here, and how it gets here.',
  render: () => (
    <EmptyState
      title="Your badges hang here"
      level={3}
      actions={
        <Link href="#play" variant="standalone">
          Play a day
        </Link>
      }
    >
      Serve your first customer to earn one.
    </EmptyState>
  ),
});

export const DontStart = meta.story({
  name: 'Says that something is missing, and leaves people with it.',
  render: () => (
    <EmptyState title="No data" level={3}>
      There are no items to display.
    </EmptyState>
  ),
});
