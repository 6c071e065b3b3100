import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FocusRings, StateTable } from './StateTable.tsx';

const meta = preview.meta({ title: 'Foundations/States', component: StateTable });

export const EveryState = meta.story();

export const FocusOnEverySurface = meta.story({
  render: () => <FocusRings />,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button);
      await expect(`${outlineStyle} ${outlineWidth} ${outlineOffset}`).toBe('solid 3px 3px');
    }
  },
});
