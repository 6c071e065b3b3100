import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Customer } from '../../artwork/Customer/Customer.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { clockIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({ title: 'Surfaces/Card', tags: ['autodocs'], component: Card });

const feedback = (
  <>
    <h2>Customer Feedback</h2>
    <p>Ruth is reading the menu. She can wait.</p>
  </>
);

/** A card with a heading. */
export const Default = meta.story({ args: { children: feedback } });

const customers = (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      alignItems: 'end',
      padding: '16px 24px 0',
      background: 'var(--surface-wall)',
      borderBlockEnd: '12px solid var(--surface-board-frame)',
    }}
  >
    <Customer look={0} mood="happy" />
    <Customer look={3} mood="waiting" />
    <Customer look={1} mood="happy" />
  </div>
);

const bistro = (
  <Stack gap="s" align="start">
    <h2>Math Bistro</h2>
    <p>Seat customers, add up orders, give change and keep the pantry full.</p>
    <Link variant="solid" href="/game">
      Play now
    </Link>
  </Stack>
);

/** A full-bleed picture: next to the text on wide cards, above it on narrow ones. */
export const WithAPicture = meta.story({
  args: { as: 'article', picture: customers, children: bistro },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toContainElement(canvas.getByRole('link', { name: 'Play now' }));
  },
});

export const WithAPictureAbove = meta.story({
  args: { picture: customers, children: bistro },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <Card {...args} />
    </div>
  ),
});

/** Something that is not available yet: dashed border, no background, no shadow. The text says so, too. */
export const NotReady = meta.story({
  args: {
    isNotReady: true,
    children: (
      <>
        <h2>Detective Math</h2>
        <Tag tone="warning" icon={clockIcon}>
          Coming Soon
        </Tag>
        <p>In the works. Check back soon.</p>
      </>
    ),
  },
});

/** The surface of pages for adults: paper that hangs from a strip of wood. */
export const Menu = meta.story({
  args: {
    variant: 'menu',
    children: (
      <Stack gap="s" align="start">
        <h2>Making change</h2>
        <p>8 of 10 right, up from 6 two weeks ago.</p>
        <Link href="/progress" variant="standalone">
          See all skills
        </Link>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const paper = getComputedStyle(canvas.getByRole('heading').closest('[data-variant="menu"]') ?? document.body);

    await expect(paper.backgroundImage).toContain('gradient');
  },
});

/** Cards as list items. */
export const InAList = meta.story({
  args: { as: 'li', children: feedback },
  render: (args) => (
    <Grid as="ul">
      <Card {...args} />
      <Card {...args}>
        <h2>Today</h2>
        <p>Twelve customers, one spilled soup.</p>
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const DoAction = meta.story({
  tags: ['guidance'],
  name: 'One subject and one next step.',
  render: () => (
    <Card>
      <Stack gap="s">
        <h3>Class 3B</h3>
        <p>24 students, 18 of them played this week.</p>
        <Link href="#class" variant="standalone">
          Open class 3B
        </Link>
      </Stack>
    </Card>
  ),
});

export const DontAction = meta.story({
  tags: ['guidance'],
  name: 'Cards inside a card: more boxes than subjects.',
  render: () => (
    <Card>
      <Stack gap="s">
        <h3>Class 3C</h3>
        <Card>
          <p>24 students</p>
        </Card>
        <Card>
          <p>18 played this week</p>
        </Card>
      </Stack>
    </Card>
  ),
});
