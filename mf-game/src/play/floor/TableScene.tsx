import { Diner, Walker } from '@countertop/design-system/artwork/Diner';
import { useState } from 'react';
import { actsOf } from './acts.ts';
import { clock, walk } from './TableScene.styles.ts';
import type { TableView } from './tableView.ts';

/**
 * The drawing of a table. The end of an animation starts the next act, so that under reduced motion, where animations take
 * no time, the last one shows at once.
 */
export function TableScene({ table }: { table: TableView }) {
  const [index, setIndex] = useState(0);
  const acts = actsOf(table);
  const { name, diner } = acts[index] ?? acts[0];
  const { id, customer, mood } = table;
  const isWalking = name === 'walksIn' || name === 'walksOut';
  return (
    <>
      {customer !== null && isWalking && (
        <span css={walk} data-act={name} data-column={((id - 1) % 3) + 1} data-row={id > 3 ? 2 : 1}>
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
