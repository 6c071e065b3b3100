import preview from '../../../../.storybook/preview.tsx';
import { Pips } from './Pips.tsx';

const meta = preview.meta({ title: 'Restaurant/Pips guidance', component: Pips, tags: ['guidance'] });

export const DoWord = meta.story({
  name: 'A word says the same.',
  render: () => (
    <span>
      <Pips filled={3} total={5} /> Waiting
    </span>
  ),
});

export const DontWord = meta.story({
  name: 'Bars without a word, which some people can’t count.',
  render: () => (
    <span>
      <Pips filled={3} total={5} />
    </span>
  ),
});
