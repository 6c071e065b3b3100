import { expect, fn, screen, waitFor } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { busyGame } from '../session/scenes.fixture.ts';
import { StillGame } from '../session/StillGame.fixture.tsx';
import { ClosingNotice, type ClosingNoticeProps } from './ClosingNotice.tsx';

function Playing(props: ClosingNoticeProps) {
  return (
    <>
      <StillGame game={busyGame()} />
      <ClosingNotice {...props} />
    </>
  );
}

const soon: ClosingNoticeProps = { minutesLeft: 5, speed: 'none', onClose: fn() };

const meta = preview.meta({
  title: 'Game/Closing notice',
  component: Playing,
  parameters: { layout: 'fullscreen' },
  args: soon,
});

export const FiveMinutes = meta.story({
  parameters: inAllModes,
  play: async ({ userEvent, args }) => {
    const notice = screen.getByRole('region', { name: 'Time' });
    await waitFor(() => expect(notice).toBeVisible());
    await expect(notice).toHaveTextContent('Your kitchen closes in 5 minutes.');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
