import type { Translate } from '@countertop/design-system/messages';
import type { en } from './floor.messages.ts';
import type { TableView } from './tableView.ts';

/** Returns the accessible name of a table: number, customer, state and patience. */
export function tableName({ id, look, customer, pips, turns }: TableView, t: Translate<typeof en>): string {
  const values = { number: id, name: customer?.name ?? '' };
  switch (look) {
    case 'waiting':
      if (turns !== null && turns > 0) return t('table.waitingTurns', { ...values, turns });
      if (pips === null) return t('table.waitingUntimed', values);
      return t('table.waiting', { ...values, patience: t(`table.patience.${pips}`) });
    case 'free':
    case 'plates':
    case 'hurry':
    case 'seating':
    case 'ordering':
    case 'ready':
    case 'served':
    case 'left':
      return t(`table.${look}`, values);
  }
}
