import type { Translate } from '@countertop/design-system/messages';
import type { en } from '../messages/en.messages.ts';
import type { TableView } from './tableView.ts';

/** What a screen reader says for a table: its number, its guest and its state. */
export function tableName({ id, look, customer, pips }: TableView, t: Translate<typeof en>): string {
  if (customer === null) return t('table.available', { number: id });
  const values = { number: id, name: customer.name };
  switch (look) {
    case 'free':
      return t('table.available', values);
    case 'waiting':
      return pips === null ? t('table.waitingUntimed', values) : t('table.waiting', { ...values, pips });
    case 'hurry':
      return t('table.hurry', { ...values, pips: pips ?? 1 });
    case 'seating':
    case 'ordering':
    case 'ready':
    case 'served':
    case 'left':
      return t(`table.${look}`, values);
  }
}
