import { Button } from '@countertop/design-system/Button';
import { lazyComponent } from '@countertop/design-system/lazy';
import { Menu, MenuItem, MenuTrigger } from '@countertop/design-system/Menu';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LazyControl } from './LazyControl.tsx';
import { useOpenOnMount } from './useOpenOnMount.ts';

function More() {
  return (
    <MenuTrigger {...useOpenOnMount()}>
      <Button>More</Button>
      <Menu label="More">
        <MenuItem>Tutorial</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

let finishLoading = (_component: typeof More) => {};
let failLoading = (_error: Error) => {};

function Header() {
  const [Control] = useState(() =>
    lazyComponent(
      () =>
        new Promise<typeof More>((resolve, reject) => {
          finishLoading = resolve;
          failLoading = reject;
        }),
    ),
  );
  return (
    <main>
      <h1>Math Bistro</h1>
      <LazyControl
        code={Control}
        renderPlaceholder={(open) => (
          <Button aria-haspopup="menu" onPress={open}>
            More
          </Button>
        )}
      >
        <Control />
      </LazyControl>
      <Button variant="outline">Start</Button>
    </main>
  );
}

const meta = preview.meta({ title: 'Game/Lazy control', component: Header });

const more = () => screen.getByRole('button', { name: 'More' });

export const PressedWhileLoading = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(more());
    await expect(await screen.findByRole('status')).toHaveTextContent('One moment…');
    await expect(more()).toHaveFocus();
    finishLoading(More);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tutorial' })).toBeVisible());
    await expect(screen.queryByRole('status')).toBeNull();

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(more()).toHaveFocus());
  },
});

export const PressedOnceLoaded = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.hover(more());
    finishLoading(More);

    await userEvent.click(more());

    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tutorial' })).toBeVisible());
  },
});

export const Retried = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    await userEvent.click(more());
    failLoading(new TypeError('offline'));
    // The preload on hover failed; the press requests the code once more.
    await waitFor(() => {
      failLoading(new TypeError('offline'));
      return screen.getByRole('button', { name: 'Try again' });
    });
    await expect(more()).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    finishLoading(More);

    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tutorial' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more()).toHaveFocus());
  },
});
