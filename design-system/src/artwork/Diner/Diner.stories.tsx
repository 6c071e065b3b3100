import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { token } from '../../tokens/tokens.ts';
import type { DishName } from '../Dish/Dish.tsx';
import { Diner, type Pose, Walker } from './Diner.tsx';

const meta = preview.meta({
  title: 'Restaurant/Diner',
  tags: ['autodocs'],
  component: Diner,
  args: { look: 0, pose: 'waiting' as const },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 960 }}>
        <Story />
      </div>
    ),
  ],
});

const cast = Array.from({ length: 16 }, (_, look) => look);
const poses: readonly Pose[] = ['waiting', 'ordering', 'hungry', 'happy', 'eating', 'waving'];

function sized(size: number, drawings: readonly ReactNode[]) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 8 }}>
      {drawings.map((drawing, index) => (
        <span key={index} style={{ inlineSize: size }}>
          {drawing}
        </span>
      ))}
    </div>
  );
}

const dishes: readonly DishName[] = [
  ...(['burger', 'fries', 'soda', 'salad', 'pizza', 'sandwich'] as const),
  ...(['pasta', 'soup', 'steak', 'lobster', 'wine', 'dessert'] as const),
];

const withDish = (pose: Pose) => (pose === 'happy' || pose === 'eating' ? 'burger' : null);

export const Waiting = meta.story({
  args: { title: 'Ruth reads the menu' },
  render: (args) => sized(140, [<Diner key="diner" {...args} />]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ruth reads the menu' })).toBeVisible();
  },
});

const inEveryPose = (looks: readonly number[]) =>
  sized(
    108,
    looks.flatMap((look) => poses.map((pose) => <Diner key={pose} look={look} pose={pose} dish={withDish(pose)} />)),
  );

/** The cast of the game in every pose. */
export const RuthToAiko = meta.story({ render: () => inEveryPose(cast.slice(0, 8)) });

export const RaviToEva = meta.story({ render: () => inEveryPose(cast.slice(8)) });

export const Walking = meta.story({
  render: () =>
    sized(
      108,
      cast.flatMap((look) => [
        <Walker key="in" look={look} />,
        <Walker key="out" look={look} isLeaving />,
        <Walker key="sad" look={look} isLeaving mood="angry" />,
      ]),
    ),
});

/** The dish is at the front rim, for every customer and dish below the face. */
export const Served = meta.story({
  render: () =>
    sized(
      90,
      dishes.map((dish, index) => <Diner key={dish} look={cast[index] ?? 0} pose="happy" dish={dish} />),
    ),
  play: async ({ canvasElement }) => {
    const faces = [...canvasElement.querySelectorAll('[data-face]')];
    const meals = [...canvasElement.querySelectorAll('[data-dish]')];
    await Promise.all(document.getAnimations().map(({ finished }) => finished));

    await expect(meals).toHaveLength(dishes.length);
    for (const [index, meal] of meals.entries()) {
      await expect(meal.getBoundingClientRect().top).toBeGreaterThan(faces[index]?.getBoundingClientRect().bottom ?? 0);
    }
  },
});

export const Free = meta.story({
  render: () => sized(140, [<Diner key="clean" />, <Diner key="used" isPlateUsed hasTip />]),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

const onePerPose = poses.map((pose, look) => <Diner key={pose} look={look} pose={pose} dish={withDish(pose)} />);

/** At 120 px and below, heads are 20 % larger, and at 64 px and below, 45 %. */
export const Sizes = meta.story({
  tags: ['nightly'],
  render: () => (
    <>
      {sized(60, onePerPose)}
      {sized(90, onePerPose)}
      {sized(140, onePerPose)}
    </>
  ),
  play: async ({ canvasElement }) => {
    const shareOfFace = (drawing: Element | undefined) => {
      const face = drawing?.querySelector('[data-face]')?.getBoundingClientRect();
      return (face?.width ?? 0) / (drawing?.getBoundingClientRect().width ?? 0);
    };
    const drawings = [...canvasElement.querySelectorAll('svg')];

    const [tiny, phone, desktop] = [0, 1, 2].map((row) => shareOfFace(drawings[row * poses.length]));

    await expect((tiny ?? 0) / (desktop ?? 1)).toBeCloseTo(1.45);
    await expect((phone ?? 0) / (desktop ?? 1)).toBeCloseTo(1.2);
  },
});

/** On the floor of the restaurant, where outlines separate skin and hair from the background. */
const onFloor = (
  <div style={{ padding: 8, background: token.surface.floorB }}>
    {sized(108, [...onePerPose, <Walker key="walker" look={13} />, <Diner key="free" />])}
  </div>
);

export const OnTheFloor = meta.story({ render: () => onFloor });

export const Dark = meta.story({ globals: { theme: 'dark' }, render: () => onFloor });

export const HighContrast = meta.story({ globals: { theme: 'high-contrast' }, render: () => onFloor });

export const Tritanopia = meta.story({ globals: { theme: 'tritanopia' }, render: () => onFloor });

/** The door is at the inline start, so people walk in the direction of reading. */
export const RightToLeft = meta.story({
  tags: ['nightly'],
  globals: { locale: 'ar' },
  render: () => sized(108, [<Walker key="in" look={13} />, <Walker key="out" look={1} isLeaving />]),
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');

    await expect(drawing && getComputedStyle(drawing).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
});

/**
 * Each change of pose has one short animation. In reduced motion, the end state appears immediately: after `eating`, an empty plate.
 */
export const Eating = meta.story({
  args: { pose: 'eating', dish: 'pizza' },
  render: (args) => sized(140, [<Diner key="diner" {...args} />]),
  play: async ({ canvasElement }) => {
    const meal = canvasElement.querySelector('[data-dish]');
    await Promise.all(document.getAnimations().map(({ finished }) => finished));

    await expect(meal?.getBoundingClientRect().height).toBe(0);
  },
});
