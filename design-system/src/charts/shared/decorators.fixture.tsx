import type { Decorator } from '@storybook/react';
import { Card } from '../../components/Card/Card.tsx';

/** A card on a page for adults, as reports show their charts. */
export const onCard: Decorator = (Story) => (
  <div data-audience="adult" style={{ maxInlineSize: 720 }}>
    <Card>
      <Story />
    </Card>
  </div>
);

export const onPhone: Decorator = (Story) => (
  <div style={{ maxInlineSize: 300 }}>
    <Story />
  </div>
);
