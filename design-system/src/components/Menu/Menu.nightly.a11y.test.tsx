import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuTrigger } from './Menu.tsx';

it.for([
  ['{Tab}', 'After'],
  ['{Shift>}{Tab}{/Shift}', 'Before'],
] as const)('closes without an action on %s and focuses the button %s it', async ([keys, name]) => {
  const actions: unknown[] = [];
  await preview
    .meta({ title: 'Menu', args: {} })
    .story({
      // While the list fades out, it is still on the page.
      globals: { motion: 'off' },
      render: () => (
        <main>
          <Button>Before</Button>
          <MenuTrigger>
            <Button>Class</Button>
            <Menu label="Class" onAction={(key) => actions.push(key)}>
              <MenuItem id="rename">Rename</MenuItem>
              <MenuItem id="copy">Make a copy</MenuItem>
            </Menu>
          </MenuTrigger>
          <Button>After</Button>
        </main>
      ),
    })
    .run();
  await userEvent.click(page.getByRole('button', { name: 'Before' }));
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();

  await userEvent.keyboard(keys);

  await expect.element(page.getByRole('button', { name })).toHaveFocus();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name })).toHaveFocus();
  expect(actions).toEqual([]);
});
