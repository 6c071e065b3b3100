import { type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { BadgeDrawing } from '../../artwork/Badge/Badge.tsx';
import { Coin } from '../../artwork/Coin/Coin.tsx';
import { Customer } from '../../artwork/Customer/Customer.tsx';
import { Diner } from '../../artwork/Diner/Diner.tsx';
import { Dish, type DishName } from '../../artwork/Dish/Dish.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Logo } from '../../artwork/Logo/Logo.tsx';
import { Note } from '../../components/Note/Note.tsx';
import { Picture, type PictureName } from '../../artwork/Picture/Picture.tsx';
import { Plate } from '../../artwork/Plate/Plate.tsx';
import { Scene, type SceneName } from '../../artwork/Scene/Scene.tsx';
import { Storefront } from '../../artwork/Storefront/Storefront.tsx';

const moods = ['happy', 'waiting', 'angry'] as const;
const customers = [0, 1, 2, 3, 10, 7, 13, 14, 12, 48];
const dishes: readonly DishName[] = [
  ...(['burger', 'fries', 'soda', 'salad', 'pizza', 'sandwich'] as const),
  ...(['pasta', 'soup', 'steak', 'lobster', 'wine', 'dessert'] as const),
];
const pictures: readonly PictureName[] = ['bell', 'cloche', 'ticket', 'note', 'level', 'score', 'day', 'money'];
const scenes: readonly SceneName[] = ['quietRestaurant', 'emptyPlate', 'emptyRail', 'closedShutter', 'spill'];

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ marginBlockEnd: 40 }}>
      <h2 style={{ marginBlockEnd: 12 }}>{title}</h2>
      {children}
    </section>
  );
}

/** Shows drawings at their usual and at their smallest size. */
function TwoSizes({ large, small, children }: { large: number; small: number; children: readonly ReactNode[] }) {
  return [large, small].map((size) => (
    <div key={size} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12, marginBlockEnd: 12 }}>
      {children.map((drawing, index) => (
        <span key={index} style={{ inlineSize: size }}>
          {drawing}
        </span>
      ))}
    </div>
  ));
}

function Awards() {
  const drawn = { isEarned: true, picture: <Dish id="burger" /> };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16 }}>
      {(['large', 'medium', 'small', 'x-small'] as const).flatMap((size) => [
        <BadgeDrawing key={`plate ${size}`} size={size} {...drawn} />,
        <BadgeDrawing key={`tile ${size}`} size={size} variant="skill" {...drawn} picture="÷" />,
        <BadgeDrawing key={`rosette ${size}`} size={size} variant="level" {...drawn} picture={4} />,
        <BadgeDrawing key={`next ${size}`} size={size} picture={<Dish id="soup" />} />,
      ])}
    </div>
  );
}

/** All drawings of the design system. */
function AllDrawings() {
  return (
    <>
      <Sheet title="Customers in three moods">
        {moods.map((mood) => (
          <TwoSizes key={mood} large={96} small={36}>
            {customers.map((look) => (
              <Customer key={look} look={look} mood={mood} />
            ))}
          </TwoSizes>
        ))}
      </Sheet>
      <Sheet title="Dishes">
        <TwoSizes large={96} small={32}>
          {dishes.map((id) => (
            <Dish key={id} id={id} />
          ))}
        </TwoSizes>
      </Sheet>
      <Sheet title="Money">
        <TwoSizes large={72} small={28}>
          {([1, 5, 10, 25] as const).map((value) => (
            <Coin key={value} value={value} />
          ))}
        </TwoSizes>
        <TwoSizes large={160} small={64}>
          {([1, 5, 10, 20] as const).map((value) => (
            <Note key={value} value={value} />
          ))}
        </TwoSizes>
      </Sheet>
      <Sheet title="Awards">
        <Awards />
      </Sheet>
      <Sheet title="Tables and plates">
        <TwoSizes large={212} small={128}>
          {[
            <Diner key="free" />,
            <Diner key="waiting" look={14} />,
            <Diner key="served" look={5} pose="happy" dish="soup" />,
          ]}
        </TwoSizes>
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16 }}>
          <Plate>
            <Dish id="salad" />
          </Plate>
          <Plate size="small">
            <Picture name="bell" />
          </Plate>
        </div>
      </Sheet>
      <Sheet title="Scenes">
        <TwoSizes large={320} small={200}>
          {scenes.map((name) => (
            <Scene key={name} name={name} />
          ))}
        </TwoSizes>
      </Sheet>
      <Sheet title="Pictures">
        <TwoSizes large={72} small={32}>
          {pictures.map((name) => (
            <Picture key={name} name={name} />
          ))}
        </TwoSizes>
      </Sheet>
      <Sheet title="Storefront and logo">
        <TwoSizes large={420} small={240}>
          {[<Storefront key="shop" sign="Math Bistro" doorSign="Open" />]}
        </TwoSizes>
        <Logo />
        <Logo variant="mark" />
      </Sheet>
      <Sheet title="Icons">
        {(['large', 'small'] as const).map((size) => (
          <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginBlockEnd: 12 }}>
            {Object.entries(icons).map(([name, icon]) => (
              <Icon key={name} icon={icon} size={size} />
            ))}
          </div>
        ))}
      </Sheet>
    </>
  );
}

const meta = preview.meta({ title: 'Artwork/All', component: AllDrawings });

export const Everything = meta.story({
  parameters: inAllModes,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(9);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
