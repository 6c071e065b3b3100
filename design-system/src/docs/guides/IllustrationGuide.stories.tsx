import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DishSteps, Grids, Poses } from './IllustrationSteps.tsx';
import { TextAlternatives } from './TextAlternatives.tsx';

const meta = preview.meta({ title: 'Artwork/Guide', component: Grids });

export const GridOfEachKind = meta.story();

export const PosesAtATable = meta.story({ render: () => <Poses /> });

export const ADishInFourSteps = meta.story({
  render: () => <DishSteps />,
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('svg')].map((drawing) => drawing.childElementCount);

    await expect(shapes).toEqual([1, 2, 3, 4]);
  },
});

export const TextOfEachDrawing = meta.story({
  render: () => <TextAlternatives />,
  play: async ({ canvas }) => {
    for (const header of canvas.getAllByRole('rowheader')) {
      const row = header.closest('tr');
      if (row) await expect(within(row).getByRole('img')).toHaveAccessibleName(header.textContent);
    }
  },
});
