import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { componentOf } from '../componentList.ts';
import { ComponentIndex } from './ComponentIndex.tsx';

const meta = preview.meta({ title: 'Foundations/All components', component: ComponentIndex });

export const Index = meta.story({
  play: async ({ canvas }) => {
    const folders = Object.keys(import.meta.glob('../../*/*/*.tsx')).flatMap((file) =>
      file.includes('.stories.') ? [] : (componentOf(file) ?? []),
    );

    const listed = canvas.getAllByRole('link').map(({ textContent }) => textContent);

    await expect(folders.filter((name) => !listed.includes(name))).toEqual([]);
    await expect(canvas.getAllByRole('listitem').filter(({ textContent }) => !/[.!?]$/.test(textContent))).toEqual([]);
  },
});
