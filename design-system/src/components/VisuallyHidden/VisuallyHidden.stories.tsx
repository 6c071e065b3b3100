import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Accessibility/VisuallyHidden',
  tags: ['autodocs'],
  component: VisuallyHidden,
  args: { children: 'Patience' },
});

/** “Patience” is announced before the number, but not visible. */
export const Default = meta.story({
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> 3 of 5
    </p>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('Patience').getBoundingClientRect();

    await expect(words.width).toBeLessThanOrEqual(1);
  },
});

/** A heading for people who navigate by headings, for a section that people can recognize without one. */
export const AsHeading = meta.story({
  args: { as: 'h2', children: 'Your tables' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your tables' })).toBeInTheDocument();
  },
});
