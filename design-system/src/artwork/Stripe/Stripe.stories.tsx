import preview from '../../../../.storybook/preview.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { Stripe } from './Stripe.tsx';

const meta = preview.meta({
  title: 'Restaurant/Stripe',
  tags: ['autodocs'],
  component: Stripe,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

export const OnADashboard = meta.story({
  // A whole page, so the docs show it in an iframe.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: () => (
    <Page
      title="Mia had a good week"
      lead="4 days played. Making change went from 6 in 10 to 8 in 10."
      audience="adult"
    />
  ),
});
