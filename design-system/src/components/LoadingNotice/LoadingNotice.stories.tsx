import { expect, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LoadingNotice } from './LoadingNotice.tsx';

const meta = preview.meta({
  title: 'Feedback/LoadingNotice',
  tags: ['autodocs'],
  component: LoadingNotice,
  render: () => (
    <div style={{ minBlockSize: 240 }}>
      <h1>Math Bistro</h1>
      <LoadingNotice />
    </div>
  ),
});

/** It appears after 400 ms, so that quick results don’t flash. The page stays usable. */
export const Default = meta.story({
  play: async () => {
    // Hidden for its first moments, so that a quick load shows nothing.
    const notice = await screen.findByRole('status');

    await expect(notice).toHaveTextContent('One moment…');
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });
