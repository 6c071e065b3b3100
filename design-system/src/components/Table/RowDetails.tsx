import { useId, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../i18n/messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { downIcon } from '../Icon/icons.ts';
import { details, toggle } from './RowDetails.styles.ts';
import { en } from './Table.messages.ts';
import { roles } from './tableRoles.ts';

export interface RowToggleProps {
  /** ID of the cell that names the row. */
  labelledBy: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** Last cell of a row: shows and hides the details on narrow screens. */
export function RowToggle({ labelledBy, isOpen, onChange }: RowToggleProps) {
  const t = useMessages(en);
  const id = useId();
  return (
    <td {...roles.cell} data-toggle>
      <Button
        css={toggle}
        id={id}
        aria-label={t('table.details')}
        aria-labelledby={`${id} ${labelledBy}`}
        aria-expanded={isOpen}
        onPress={() => onChange(!isOpen)}
      >
        <Icon icon={downIcon} />
      </Button>
    </td>
  );
}

export interface RowDetailsProps {
  /** Number of columns, toggle included. */
  columnCount: number;
  entries: readonly { id: string; name: string; value: ReactNode }[];
}

/** The details, in a row below. */
export function RowDetails({ columnCount, entries }: RowDetailsProps) {
  return (
    <tr {...roles.row} data-details>
      <td {...roles.cell} colSpan={columnCount}>
        <dl css={details}>
          {entries.map(({ id, name, value }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}
