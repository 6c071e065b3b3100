import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TypefaceSamples, DigitSamples, TypeScale } from './TypeSamples.tsx';

const meta = preview.meta({ title: 'Foundations/Type', component: TypeScale, args: { audience: 'child' as const } });

export const ForChildren = meta.story();

export const ForAdults = meta.story({ args: { audience: 'adult' } });

export const Typefaces = meta.story({
  render: () => <TypefaceSamples />,
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByText('Обед');

    // Titles request weight 400, but "Rubik Display" only has 800.
    await document.fonts.load('400 16px "Rubik Display"', 'Обед');
    await expect(document.fonts.check('400 16px "Rubik Display"', 'Обед')).toBe(true);
    await expect(title).toBeVisible();
  },
});

export const TabularDigits = meta.story({ render: () => <DigitSamples /> });
