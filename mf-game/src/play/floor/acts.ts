import type { DinerProps } from '@countertop/design-system/artwork/Diner';
import type { TableView } from './tableView.ts';

/** A moment at a table. All but the last one end with the animation of this name. */
export interface Act {
  readonly name: 'walksIn' | 'sits' | 'isServed' | 'eats' | 'waves' | 'sighs' | 'walksOut';
  readonly diner: DinerProps;
}

/** Returns the acts at a table, in order. The last act is the one that stays. */
export function actsOf({ look, customer, mood, dish }: TableView): readonly [Act, ...Act[]] {
  const person = customer === null ? {} : { look: customer.look };
  const used = { isPlateUsed: true, hasTip: true };
  switch (look) {
    case 'free':
      return [{ name: 'sits', diner: {} }];
    case 'plates':
      return [{ name: 'sits', diner: used }];
    case 'seating':
      return [
        { name: 'walksIn', diner: {} },
        { name: 'sits', diner: person },
      ];
    case 'waiting':
      return [{ name: 'sits', diner: person }];
    case 'hurry':
      return [{ name: 'sits', diner: { ...person, pose: 'hungry' } }];
    case 'ordering':
      return [{ name: 'sits', diner: { ...person, pose: 'ordering' } }];
    case 'ready':
      return [{ name: 'sits', diner: { ...person, pose: 'happy' } }];
    case 'served':
      return [
        // The dish is on its way from the kitchen.
        { name: 'isServed', diner: { ...person, pose: 'happy' } },
        { name: 'eats', diner: { ...person, pose: 'eating', dish } },
        { name: 'waves', diner: { ...person, ...used, pose: 'waving' } },
        { name: 'walksOut', diner: used },
      ];
    case 'left':
      return [
        mood === 'happy'
          ? { name: 'waves', diner: { ...person, pose: 'waving' } }
          : { name: 'sighs', diner: { ...person, pose: 'hungry' } },
        { name: 'walksOut', diner: {} },
      ];
  }
}
