import preview from '../../../.storybook/preview.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({ title: 'Surfaces/Card', component: Card });

const feedback = (
  <>
    <h2>Customer Feedback</h2>
    <p>Ruth is reading the menu. She can wait.</p>
  </>
);

export const Default = meta.story({ args: { children: feedback } });

export const NotReady = meta.story({
  args: {
    isNotReady: true,
    children: (
      <>
        <h2>Detective Math</h2>
        <p>Being built. It opens later.</p>
      </>
    ),
  },
});
