import preview from '../../../../.storybook/preview.tsx';
import { PlanCard } from './PlanCard.tsx';

const meta = preview.meta({ title: 'Surfaces/PlanCard guidance', component: PlanCard, tags: ['guidance'] });

export const DoLimits = meta.story({
  name: 'Limits are as visible as features, and the price has its period.',
  render: () => (
    <PlanCard
      name="Free"
      level={3}
      price="$0"
      period="a month"
      description="To try a day in the bistro."
      features={[{ label: 'Days', value: 'Three' }]}
      limitations={['Progress report']}
    />
  ),
});

export const DontLimits = meta.story({
  name: 'What is missing shows up after the purchase.',
  render: () => (
    <PlanCard
      name="Basic"
      level={3}
      price="From $2"
      description="The best way to learn math!"
      features={[
        { label: 'Fun', value: 'Lots' },
        { label: 'Extras', value: 'Many' },
      ]}
    />
  ),
});
