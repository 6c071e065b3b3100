import { Icon } from '@countertop/design-system/Icon';
import { bellIcon, checkIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Pips } from '@countertop/design-system/artwork/Pips';
import { en } from './floor.messages.ts';
import { label, marks, name, state, who, word } from './TableLabel.styles.ts';
import { pipCount, type TableView } from './tableView.ts';

/** The card on a table: the customer's name, the state, and the patience as pips. */
export function TableLabel({ table: { look, customer, pips, turns } }: { table: TableView }) {
  const t = useMessages(en);
  return (
    <span css={label} data-look={look}>
      {look !== 'plates' && (
        <b css={[name, who]} data-look={look}>
          {/* The space separates name and state for screen readers. */}
          {`${customer?.name ?? t('label.free')} `}
        </b>
      )}
      <span css={state} data-look={look}>
        {pips !== null && (
          <span css={marks} data-look={look}>
            <Pips filled={pips} total={pipCount} />
          </span>
        )}
        {(look === 'ready' || look === 'served') && (
          <Icon icon={look === 'ready' ? bellIcon : checkIcon} size="small" />
        )}
        <span css={word} data-look={turns === null ? look : undefined}>
          {look === 'waiting' && turns !== null && turns > 0
            ? t('label.turnsState', { turns })
            : t(`label.${look}State`)}
        </span>
      </span>
    </span>
  );
}
