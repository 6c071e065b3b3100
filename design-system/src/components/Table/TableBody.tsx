import { useId, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon } from '../Icon/icons.ts';
import { formatNumber, useLocale, useMessages } from '../../i18n/messages.ts';
import { RowDetails, RowToggle } from './RowDetails.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { inElements } from '../../i18n/inElements.tsx';
import { en } from './Table.messages.ts';
import type { TableColumn, TableProps } from './tableProps.ts';
import { body, choose, label, missing } from './TableBody.styles.ts';
import { roles } from './tableRoles.ts';

const waitingRows = [1, 2, 3, 4, 5];

/** The rows, or the empty or loading state. */
export function TableBody<Row extends { id: string | number }>(props: TableProps<Row>) {
  const { columns, rows, empty, isLoading = false } = props;
  const t = useMessages(en);
  if (isLoading && rows.length === 0) return <WaitingRows columns={columns} />;
  return (
    <tbody css={body} {...roles.rowgroup}>
      {rows.map((row) => (
        <TableRow {...props} key={row.id} row={row} />
      ))}
      {rows.length === 0 && (
        <tr {...roles.row}>
          <td data-empty="" {...roles.cell} colSpan={columns.length}>
            {empty ?? t('table.empty')}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function TableRow<Row extends { id: string | number }>(props: TableProps<Row> & { row: Row }) {
  const { columns, row, selectedKey = null, onSelectionChange } = props;
  const isSelected = selectedKey === row.id;
  const header = rowHeaderOf(columns);
  const headerId = useId();
  const [isOpen, setOpen] = useState(false);
  const hidden = columns.filter(({ isDetail }) => isDetail);
  const rowView = (
    <tr {...roles.row} data-selected={isSelected || undefined} data-open={isOpen || undefined}>
      {columns.map((column) =>
        column === header ? (
          <th key={column.id} {...roles.rowheader} id={headerId} data-align={column.align}>
            {onSelectionChange ? (
              <Button css={choose} aria-pressed={isSelected} onPress={() => onSelectionChange(row.id)}>
                <Icon icon={checkIcon} size="small" />
                <Value column={column} row={row} />
              </Button>
            ) : (
              <Value column={column} row={row} />
            )}
          </th>
        ) : (
          <td
            key={column.id}
            {...roles.cell}
            data-align={column.align}
            data-long={column.isLong || undefined}
            data-blank={column.cell?.(row) === '' || undefined}
            data-detail={column.isDetail || undefined}
            data-screen-only={column.isAction || undefined}
            data-action={column.isAction || undefined}
          >
            {!column.isAction && <Label column={column} />}
            <Value column={column} row={row} />
          </td>
        ),
      )}
      {hidden.length > 0 && <RowToggle labelledBy={headerId} isOpen={isOpen} onChange={setOpen} />}
    </tr>
  );
  if (!isOpen) return rowView;
  const entries = hidden.map((column) => ({ ...column, value: <Value column={column} row={row} /> }));
  return (
    <>
      {rowView}
      <RowDetails columnCount={columns.length + 1} entries={entries} />
    </>
  );
}

/** Returns the column that names a row. */
export function rowHeaderOf<Row>(columns: readonly TableColumn<Row>[]): TableColumn<Row> | undefined {
  return columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
}

/** The header text again, for phones. Screen readers announce the header anyway. */
export function Label<Row>({ column }: { column: TableColumn<Row> }) {
  return (
    <span css={label} aria-hidden="true" data-in-blocks>
      {column.name}
    </span>
  );
}

function Value<Row>({ column, row }: { column: TableColumn<Row>; row: Row }): ReactNode {
  const { locale } = useLocale();
  const t = useMessages(en);
  const nothing = <span css={missing}>{t('table.noData')}</span>;
  if (column.cell) return inElements(column.cell(row) ?? nothing);
  const value = row[column.id];
  if (value === null || value === undefined) return nothing;
  return <span>{typeof value === 'number' ? formatNumber(value, locale) : String(value)}</span>;
}

/** Skeleton rows. The live region announces the loading state. */
function WaitingRows<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  return (
    <tbody css={body} aria-hidden="true">
      {waitingRows.map((row) => (
        <tr key={row}>
          {columns.map(({ id, align }) => (
            <td key={id} data-align={align}>
              <Skeleton />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
