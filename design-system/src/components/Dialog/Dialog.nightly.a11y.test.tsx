import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findKeyboardErrors } from '../../../../.storybook/checks/keyboard.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

function Game() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <h1>Math Bistro</h1>
      <Button onPress={() => setIsOpen(true)}>Leave</Button>
      <Button variant="outline">Settings</Button>
      <Dialog
        title="Leave the game?"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        actions={
          <>
            <Button variant="outline">Leave the game</Button>
            <Button onPress={() => setIsOpen(false)}>Keep playing</Button>
          </>
        }
      />
    </main>
  );
}

const manyDishes = Array.from({ length: 80 }, (_, dish) => <p key={dish}>Dish {dish + 1}</p>);

function TallDialog({ children }: { children?: ReactNode }) {
  return (
    <Dialog title="All of the menu" isOpen actions={<Button>Keep playing</Button>}>
      {manyDishes}
      {children}
    </Dialog>
  );
}

const show = () =>
  preview
    .meta({ title: 'Dialog' })
    .story({ render: () => <Game /> })
    .run();
const opener = () => page.getByRole('button', { name: 'Leave' });
const dialog = () => page.getByRole('dialog', { name: 'Leave the game?' });

async function openByKey() {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toHaveFocus();
}

// wcag22-2.1.2 wcag22-2.4.3 (kit)
it('takes focus, traps it and returns it to the trigger', async () => {
  await show();
  await openByKey();

  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);
  expect(dialog().element().contains(document.activeElement)).toBe(true);

  await userEvent.keyboard('{Escape}');
  await expect.element(opener()).toHaveFocus();
});

it('wraps focus in both directions', async () => {
  await show();
  await openByKey();

  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('button', { name: 'Keep playing' })).toHaveFocus();

  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Leave the game' })).toHaveFocus();
});

const showTall = (children?: ReactNode) =>
  preview
    .meta({ title: 'Dialog' })
    .story({ render: () => <TallDialog>{children}</TallDialog> })
    .run();

it('scrolls by keyboard while its actions stay in view', async () => {
  await showTall();
  const action = page.getByRole('button', { name: 'Keep playing' });
  await expect.element(action).toBeInViewport();
  await expect.element(page.getByText('Dish 80')).not.toBeInViewport();

  await userEvent.tab();
  await userEvent.keyboard('{End}');

  await expect.element(page.getByText('Dish 80')).toBeInViewport();
  await expect.element(action).toBeInViewport();
});

it('scrolls to the focused control when focus returns from outside', async () => {
  await showTall(<Button>Print the menu</Button>);
  const button = page.getByRole('button', { name: 'Print the menu' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();

  page.getByText('Dish 1', { exact: true }).element().scrollIntoView();
  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);

  await expect.element(button).toBeInViewport();
});
