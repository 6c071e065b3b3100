import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Coin } from '../Coin/Coin.tsx';
import { Dish } from '../Dish/Dish.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { clockIcon, hintIcon } from '../../components/Icon/icons.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Badge, BadgeDrawing, type BadgeProps } from './Badge.tsx';

const meta = preview.meta({
  title: 'Artwork/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { title: 'First burger', children: 'Serve a burger.', picture: <Dish id="burger" /> },
});

export const Earned = meta.story({
  args: { earnedOn: 'on May 3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First burger')).toBeVisible();
    await expect(canvas.getByText('Earned on May 3')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** With `next`, the badge is not earned yet: pale, gray and dashed, with the next step. */
export const NotEarned = meta.story({
  args: { next: 'serve 4 more burgers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next: serve 4 more burgers')).toBeVisible();
    await expect(canvas.queryByText(/Earned/)).toBeNull();
  },
});

export const Skill = meta.story({
  args: {
    variant: 'skill',
    title: 'Exact change',
    children: 'Give change from a note ten times.',
    picture: <Coin value={25} />,
  },
});

export const Level = meta.story({
  args: { variant: 'level', title: 'Level 4', children: 'Earn 400 points.', picture: 4 },
});

const wall: readonly BadgeProps[] = [
  { title: 'First burger', children: 'Serve a burger.', picture: <Dish id="burger" />, earnedOn: 'on May 3' },
  { title: 'Soup season', children: 'Serve 20 soups.', picture: <Dish id="soup" />, next: 'serve 6 more soups' },
  { title: 'Full house', children: 'Seat a customer at each table.', picture: <Picture name="bell" /> },
  { title: 'Quick kitchen', children: 'Ring the bell with time to spare.', picture: <Icon icon={clockIcon} /> },
  { variant: 'skill', title: 'Exact change', children: 'Give change ten times.', picture: <Coin value={25} /> },
  { variant: 'skill', title: 'Times tables', children: 'Solve 50 products.', picture: '×', earnedOn: 'on May 9' },
  { variant: 'skill', title: 'Fair shares', children: 'Divide 30 bills.', picture: '÷', next: 'divide 12 more bills' },
  {
    variant: 'skill',
    title: 'No hints',
    children: 'Solve ten problems without one.',
    picture: <Icon icon={hintIcon} />,
  },
  { variant: 'level', title: 'Level 4', children: 'Earn 400 points.', picture: 4 },
  { variant: 'level', title: 'Level 12', children: 'Earn 1200 points.', picture: 12 },
  { variant: 'level', title: 'Level 100', children: 'Earn 10,000 points.', picture: 100, next: 'earn 800 more points' },
  { variant: 'level', title: 'Seven days', children: 'Open on seven days.', picture: <Picture name="score" /> },
];

/** The plate can hold a picture, an icon, a symbol or a number. */
export const AllKinds = meta.story({
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
        gap: 24,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {wall.map((badge) => (
        <li key={badge.title}>
          <Badge {...badge} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
});

/** `BadgeDrawing` is the badge without text, in four sizes. */
export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 24 }}>
      {(['x-small', 'small', 'medium', 'large'] as const).map((size) => (
        <BadgeDrawing key={size} variant="service" size={size} picture={<Dish id="salad" />} isEarned />
      ))}
      {(['x-small', 'small', 'medium', 'large'] as const).map((size) => (
        <BadgeDrawing key={size} variant="skill" size={size} picture="÷" />
      ))}
    </div>
  ),
});

export const Alone = meta.story({
  render: () => <BadgeDrawing variant="level" size="large" picture={7} isEarned title="Level 7 rosette" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Level 7 rosette' })).toBeVisible();
  },
});

/** In narrow containers the text moves below the badge. */
export const LongLabel = meta.story({
  args: {
    title: 'Neighborhood arithmetic champion',
    children: 'Serve every dish of all three menus at least once, in any order, on any day.',
    next: 'serve pasta, lobster and dessert',
    size: 'large',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Badge {...args} />
    </div>
  ),
});

/** On a tile wall every kind has a visible edge. */
export const OnTile = meta.story({
  render: () => (
    <div
      data-surface="tile"
      style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 24, background: 'var(--surface-tile)' }}
    >
      <BadgeDrawing variant="service" picture={<Dish id="pizza" />} isEarned />
      <BadgeDrawing variant="skill" picture="+" isEarned />
      <BadgeDrawing variant="level" picture={4} isEarned />
    </div>
  ),
});

export const DoDeed = meta.story({
  tags: ['guidance'],
  name: 'The description says what was done.',
  render: () => (
    <Badge title="Exact change" variant="skill" picture={<Coin value={25} />}>
      Give change from a note ten times.
    </Badge>
  ),
});

export const DontDeed = meta.story({
  tags: ['guidance'],
  name: 'Praise for the child fits everything, and teaches nothing.',
  render: () => (
    <Badge title="Genius" variant="skill" picture={<Coin value={25} />}>
      You are so smart!
    </Badge>
  ),
});
