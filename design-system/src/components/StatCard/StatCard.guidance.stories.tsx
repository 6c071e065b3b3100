import preview from '../../../../.storybook/preview.tsx';
import { StatCard } from './StatCard.tsx';

const meta = preview.meta({ title: 'Data/StatCard guidance', component: StatCard, tags: ['guidance'] });

export const DoChange = meta.story({
  name: 'The change is in words, because more is not always better.',
  render: () => <StatCard label="Hints used" value="12" note="5 fewer than last week" />,
});

export const DontChange = meta.story({
  name: 'An arrow and a percentage, without a reference.',
  render: () => <StatCard label="Hints" value="12.00" note="▼ 29.41%" />,
});
