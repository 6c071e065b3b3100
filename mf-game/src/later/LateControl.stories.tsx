import { Button } from '@countertop/design-system/Button';
import { Menu, MenuItem, MenuTrigger } from '@countertop/design-system/Menu';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LateControl, type OpenAtFirst } from './LateControl.tsx';
import { latePart } from '@countertop/design-system/latePart';
import { useOpenAtFirst } from './useOpenAtFirst.ts';

function More({ isOpenAtFirst }: OpenAtFirst) {
  return (
    <MenuTrigger {...useOpenAtFirst(isOpenAtFirst)}>
      <Button>More</Button>
      <Menu>
        <MenuItem>Tutorial</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

/** Lets the code come; before that it is on its way. */
let come = (_part: typeof More) => {};

function Header() {
  const [part] = useState(() => latePart(() => new Promise<typeof More>((resolve) => (come = resolve))));
  return (
    <main>
      <h1>Math Bistro</h1>
      <LateControl part={part} props={{}}>
        {(press) => (
          <Button aria-haspopup="menu" onPress={press}>
            More
          </Button>
        )}
      </LateControl>
      <Button emphasis="quiet">Start</Button>
    </main>
  );
}

const meta = preview.meta({ title: 'Game/Late control', component: Header });

const more = () => screen.getByRole('button', { name: 'More' });

export const PressedBefore = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(more());
    await expect(await screen.findByRole('status')).toHaveTextContent('One moment, please…');
    come(More);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tutorial' })).toBeVisible());
    await expect(screen.queryByRole('status')).toBeNull();

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(more()).toHaveFocus());
  },
});

export const ExchangedUnseen = meta.story({
  play: async ({ userEvent }) => {
    const before = more();
    await userEvent.hover(before);
    come(More);
    await waitFor(() => expect(before).not.toBeInTheDocument());

    await userEvent.click(more());

    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tutorial' })).toBeVisible());
  },
});

export const NeverExchangedUnderTheFocus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const before = more();
    await expect(before).toHaveFocus();
    come(More);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(before).toHaveFocus();

    await userEvent.tab();

    await waitFor(() => expect(before).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus();
  },
});
