import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../../.storybook/checks/screenReader.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SupportView, type SupportViewProps } from './SupportView.tsx';

const onSend = vi.fn<SupportViewProps['onSend']>();

const show = () =>
  preview
    .meta({ title: 'Support' })
    .story({
      render: () => (
        <SupportView supportEmail={null} initial={{ topic: 'game', email: 'mia@school.org' }} onSend={onSend} />
      ),
    })
    .run();

// wcag22-3.3.2 (site)
it('reads what happens next with each topic, and help with each field', async () => {
  await show();

  const read = (await readThrough()).join('\n');

  expect(read).toMatch(/radio, The game, .*We replay what you describe, then explain or fix it/);
  expect(read).toMatch(/textbox, Your message.*Please leave out passwords/);
});

// wcag22-3.3.1 wcag22-4.1.3 (site)
it('announces that a message was not sent, then moves the focus to the result of the next attempt', async () => {
  onSend.mockRejectedValueOnce(new Error('503')).mockResolvedValue('2026-11-25T15:45:00Z');
  await show();
  await userEvent.fill(page.getByRole('textbox', { name: /Your message/ }), 'Hello');
  const send = page.getByRole('button', { name: 'Send message' });

  const announced = await listenDuring(async () => {
    await userEvent.click(send);
    await expect.poll(() => page.getByRole('alert').element().textContent).toContain('What you wrote is still here');
  });
  await userEvent.click(send);

  expect(announced.join('\n')).toContain('assertive: Your message wasn’t sent. What you wrote is still here');
  await expect.element(page.getByRole('heading', { level: 1, name: 'We got your message' })).toHaveFocus();
});
