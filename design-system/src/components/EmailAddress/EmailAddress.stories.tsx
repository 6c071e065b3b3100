import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmailAddress } from './EmailAddress.tsx';

const meta = preview.meta({
  title: 'Data/EmailAddress',
  tags: ['autodocs'],
  component: EmailAddress,
  args: { address: 'mia@example.com' },
});

const linesOf = (element: HTMLElement) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText('mia@example.com'))).toBe(1);
  },
});

/** In a narrow column, the name is on one line and the rest on the next. */
export const Narrow = meta.story({
  args: { address: 'parent-of-three@demo.example' },
  render: (args) => (
    <div style={{ inlineSize: '11rem' }}>
      <EmailAddress {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const address = canvas.getByText('parent-of-three@demo.example');
    const parts = [...address.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);

    await expect(parts.map(({ textContent }) => textContent)).toEqual(['parent-of-three', '@demo.', 'example']);
    await expect(linesOf(address)).toBe(2);
  },
});

/** Longer than the line without a place to break. */
export const LongName = meta.story({
  args: { address: `${'a'.repeat(64)}@example.com` },
  render: Narrow.input.render,
  play: async ({ canvas }) => {
    const address = canvas.getByText(/@example.com$/);

    await expect(address.getBoundingClientRect().width).toBeLessThanOrEqual(address.parentElement?.clientWidth ?? 0);
  },
});
