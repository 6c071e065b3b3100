import { Ticket } from '@countertop/design-system/Ticket';
import type { AgeBand } from '@countertop/engine/problems/band';
import type { Problem, ProblemVariant } from '@countertop/engine/problems/problem';
import { PaidNotes } from '@countertop/phrases/PaidNotes';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longestOrders, orderedGame } from '../../session/scenes.fixture.ts';
import { ProblemPicture } from './ProblemPicture.tsx';

function problemOf(band: AgeBand, variant: ProblemVariant): Problem {
  const { order } = orderedGame(band, variant);
  if (order === null) throw new Error('The scene must have an open order.');
  return order.problem;
}

const meta = preview.meta({
  title: 'Game/Show me',
  component: ProblemPicture,
  args: { problem: problemOf('ages_6_7', 'single_item') },
  decorators: [(Story) => <div style={{ display: 'flex', inlineSize: 288, blockSize: 240 }}>{Story()}</div>],
});

export const OneDish = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');

    await expect(picture).toHaveAccessibleName(/^\d .+ at \$\d\. Under each dish is its price in dollar bills\.$/);
  },
});

export const TwoDishes = meta.story({ args: { problem: problemOf('ages_6_7', 'mixed_order') } });

export const SmallChange = meta.story({
  args: { problem: problemOf('ages_6_7', 'change_small') },
  play: async ({ canvas, args }) => {
    const change = 'cents' in args.problem.answer ? args.problem.answer.cents / 100 : 0;
    const name = canvas.getByRole('img').getAttribute('aria-label');

    await expect(name).toMatch(/^The customer pays \$\d+ in tens and ones\. Stripes cover the total of \$\d+\.$/);
    await expect(name).not.toMatch(new RegExp(`\\$${change}\\b`));
  },
});

export const TimesTable = meta.story({ args: { problem: problemOf('ages_8_9', 'multiplication') } });

export const LargeOrder = meta.story({ args: { problem: problemOf('ages_8_9', 'large_order') } });

export const ChangeFromNotes = meta.story({ args: { problem: problemOf('ages_8_9', 'change_bill') } });

export const Stock = meta.story({
  args: { problem: problemOf('ages_8_9', 'stock_left') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /^\d+ .+ in all\. \d+ of them are on plates and go out\.$/,
    );
  },
});

export const Profit = meta.story({ args: { problem: problemOf('ages_8_9', 'profit_cost') } });

const counted = [1_000, 500, 100, 100, 25, 25, 25, 25];

/** Money to count on a ticket, next to its label or below it. */
export const MoneyToCount = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[340, 220].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <Ticket>
            <PaidNotes label="Paid with" notes={counted} />
          </Ticket>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('img');

    await expect(first).toHaveAccessibleName(
      '1 ten-dollar bill, 1 five-dollar bill, 2 one-dollar bills, and 4 quarters',
    );
  },
});

const drawn = longestOrders().flatMap(({ order }) => order?.problem ?? []);

/** Every picture in the space above the ticket on the smallest phone. */
export const SmallestPhone = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {drawn.map((problem) => (
        <div key={problem.id + problem.variant} style={{ display: 'flex', inlineSize: 288, blockSize: 144 }}>
          <ProblemPicture problem={problem} />
        </div>
      ))}
    </div>
  ),
});
