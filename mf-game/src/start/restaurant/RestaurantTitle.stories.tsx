import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { restaurantName } from '../../persistence/restaurant-name/restaurantName.ts';
import { RestaurantTitle } from './RestaurantTitle.tsx';

const meta = preview.meta({
  title: 'Game/Restaurant name',
  component: RestaurantTitle,
  decorators: [(Story) => <main>{Story()}</main>],
});

export const NotNamedYet = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Math Bistro' })).toBeVisible();
  },
});

export const Renamed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Math Bistro' }));
    const field = await canvas.findByRole('textbox', { name: 'Name of your restaurant' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Don’t use your real name.');

    await userEvent.keyboard('  Soup & Sums {Enter}');

    await expect(canvas.getByRole('heading', { name: 'Soup & Sums' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename Soup & Sums' })).toHaveFocus());
    await expect(localStorage.getItem('countertop.restaurant.v1')).toBe('"Soup & Sums"');
  },
});

export const Canceled = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Math Bistro' }));
    await canvas.findByRole('textbox');
    await userEvent.keyboard('Soup{Escape}');

    await expect(canvas.getByRole('heading', { name: 'Math Bistro' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename Math Bistro' })).toHaveFocus());
  },
});

export const TooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Math Bistro' }));
    const field = await canvas.findByRole('textbox');
    await userEvent.keyboard('The Little Brass Bell at the Corner{Enter}');

    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(canvas.getByText('Use 30 letters or fewer so it fits.')).toBeVisible();
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Math Bistro' }));
    await userEvent.clear(await canvas.findByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Type a name for your restaurant first.')).toBeVisible();

    await userEvent.type(canvas.getByRole('textbox'), 'Soup');

    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.getByRole('heading', { name: 'Math Bistro' })).toBeVisible();
  },
});

export const LongestName = meta.story({
  tags: ['nightly'],
  beforeEach: () => restaurantName.set('WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('WWW');
  },
});

export const RenamedInAnotherTab = meta.story({
  play: async ({ canvas }) => {
    const key = 'countertop.restaurant.v1';
    localStorage.setItem(key, '"Brass Bell"');
    window.dispatchEvent(new StorageEvent('storage', { key }));

    await expect(await canvas.findByRole('heading', { name: 'Brass Bell' })).toBeVisible();
  },
});
