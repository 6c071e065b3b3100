import { Diner, Walker } from '@countertop/design-system/artwork/Diner';
import { isMotionReduced } from '@countertop/design-system/preferences';
import { useState } from 'react';
import { actsOf } from './acts.ts';
import { clock, walk } from './TableScene.styles.ts';
import { columnOf, rowOf } from './places.ts';
import type { TableView } from './tableView.ts';

/** The drawing of a table. The end of an animation starts the next act. Under reduced motion the last one shows immediately. */
export function TableScene({ table }: { table: TableView }) {
  const acts = actsOf(table);
  // Browsers don't always report the end of an animation without duration.
  const [isStill] = useState(isMotionReduced);
  const [index, setIndex] = useState(isStill ? acts.length - 1 : 0);
  const { name, diner } = acts[index] ?? acts[0];
  const { id, customer, mood } = table;
  const isWalking = !isStill && (name === 'walksIn' || name === 'walksOut');
  return (
    <>
      {customer !== null && isWalking && (
        <span css={walk} data-act={name} data-column={columnOf(id)} data-row={rowOf(id)}>
          <Walker look={customer.look} mood={mood} isLeaving={name === 'walksOut'} />
        </span>
      )}
      <Diner {...diner} />
      {index < acts.length - 1 && (
        <i key={name} css={clock} data-act={name} onAnimationEnd={() => setIndex(index + 1)} />
      )}
    </>
  );
}
