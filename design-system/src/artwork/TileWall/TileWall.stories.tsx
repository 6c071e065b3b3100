import preview from '../../../../.storybook/preview.tsx';
import { Awning } from '../Awning/Awning.tsx';
import { TileWall } from './TileWall.tsx';

const meta = preview.meta({ title: 'Restaurant/TileWall', tags: ['autodocs'], component: TileWall });

const text = (
  <div style={{ padding: 32, minBlockSize: 180 }}>
    <h2>Do the math.</h2>
    <p>
      Every problem has a hungry customer behind it. <a href="#how">See how it works</a>
    </p>
  </div>
);

/** Text in the first half. */
export const GlazedAtTheStart = meta.story({ args: { children: text } });

/** Text anywhere. */
export const GlazedEverywhere = meta.story({ args: { children: text, glaze: 'full' } });

export const Bare = meta.story({ args: { glaze: 'none', children: <div style={{ blockSize: 160 }} /> } });

/** The restaurant wall. */
export const RestaurantWall = meta.story({
  args: {
    size: 'small',
    children: (
      <>
        <Awning size="small" />
        <h2 style={{ padding: '16px 22px 28px', fontSize: '1.375rem' }}>Restaurant Floor</h2>
      </>
    ),
  },
});

/** In RTL the glaze is on the other half. */
export const RightToLeft = meta.story({ globals: { locale: 'ar' }, args: { children: text } });
