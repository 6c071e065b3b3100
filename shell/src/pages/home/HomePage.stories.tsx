import { expect, within } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { HomePage } from './HomePage.tsx';
import { preloadSections } from './lazySections.ts';

const meta = preview.meta({
  title: 'Shell/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  beforeEach: preloadSections,
});

export const Default = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link', { name: 'Start Your Math Adventure!' });
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/game', '/game']);

    const [bistro, detective, ...others] = canvas.getAllByRole('article').map((card) => within(card));
    await expect(bistro?.getByText('First-time players get a quick 2-minute tutorial.')).toBeVisible();
    await expect(detective?.getByText('Coming Soon')).toBeVisible();
    await expect(detective?.getByRole('button', { name: 'Get early access' })).toBeVisible();
    await expect(others).toHaveLength(2);
    for (const card of others) {
      await expect(card.getByRole('heading', { name: 'Game Title TBA' })).toBeVisible();
      await expect(card.getByText('Coming Soon')).toBeVisible();
      await expect(card.queryByRole('button')).toBeNull();
      await expect(card.queryByRole('link')).toBeNull();
    }
  },
});

/** Two wrong answers with a reason each, then the right one. Nothing moves. */
export const FirstOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    const order = within(canvas.getByRole('form', { name: 'Your first order' }));
    const status = order.getByRole('status');
    const heading = canvas.getByRole('heading', { name: 'Games on the counter' });
    const topOnPage = () => heading.getBoundingClientRect().top + window.scrollY;
    const before = topOnPage();
    await expect(status).toHaveTextContent('What does it cost? Pick a coin.');

    await userEvent.click(order.getByRole('button', { name: '$10' }));
    await expect(status).toHaveTextContent('Almost. Fries are $3.');
    await userEvent.click(order.getByRole('button', { name: '$8' }));
    await expect(status).toHaveTextContent('Almost. 2 burgers are $10.');
    order.getByRole('button', { name: '$13' }).focus();
    await userEvent.keyboard('{Enter}');

    await expect(status).toHaveTextContent('$13 is right. Ding!');
    await expect(canvas.getByRole('link', { name: 'Open your bistro' })).toHaveAttribute('href', '/game');
    await expect(canvas.getByRole('img', { name: /The customer cheers/ })).toBeVisible();
    await expect(topOnPage()).toBeCloseTo(before, 0);
  },
});

export const ThreeReasons = meta.story({
  tags: ['nightly'],
  play: async ({ canvas }) => {
    const why = within(canvas.getByRole('region', { name: 'Why Choose Countertop?' }));

    const reasons = why.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

    await expect(reasons).toEqual(['Engaging Learning', 'Accessible Design', 'Achievement System']);
  },
});

export const FourAgeBands = meta.story({
  tags: ['nightly'],
  play: async ({ canvas }) => {
    const learn = within(canvas.getByRole('region', { name: 'The sums grow with the child' }));

    const bands = learn.getAllByRole('heading', { level: 3 }).map((heading) => heading.parentElement?.textContent);

    await expect(learn.getByRole('link', { name: 'Play Explorer' })).toHaveAttribute('href', '/game?ages=ages_6_7');
    await expect(bands[0]).toMatch(/^ExplorerAges 6-7.*Addition, subtraction/);
    await expect(bands[1]).toMatch(/^IntermediateAges 8-9.*Multiplication.*change/);
    await expect(bands[2]).toMatch(/^ProAges 10-12.*Decimals.*percent/);
    await expect(bands[3]).toMatch(/^ExpertAges 12\+.*Percent/);
    for (const rule of learn.getAllByRole('separator')) {
      const above = rule.parentElement?.querySelector(':scope > :nth-last-child(3)')?.getBoundingClientRect().bottom;
      await expect(rule.getBoundingClientRect().top).toBeGreaterThanOrEqual(Number(above) + 8);
    }
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });
