import { inElements } from '../../i18n/inElements.tsx';
import { Label, rowHeaderOf } from './TableBody.tsx';
import type { TableProps } from './tableProps.ts';
import { foot } from './TableBody.styles.ts';
import { roles } from './tableRoles.ts';

/** The totals row. */
export function TableFoot<Row extends { id: string | number }>({
  columns,
  totals = {},
}: Pick<TableProps<Row>, 'columns' | 'totals'>) {
  const header = rowHeaderOf(columns);
  return (
    <tfoot css={foot} {...roles.rowgroup}>
      <tr {...roles.row}>
        {columns.map((column) =>
          column === header ? (
            <th key={column.id} {...roles.rowheader} data-align={column.align}>
              {totals[column.id]}
            </th>
          ) : (
            <td
              key={column.id}
              {...roles.cell}
              data-align={column.align}
              data-detail={column.isDetail || undefined}
              data-blank={!(column.id in totals) || undefined}
            >
              {column.id in totals && <Label column={column} />}
              {inElements(totals[column.id])}
            </td>
          ),
        )}
        {columns.some(({ isDetail }) => isDetail) && <td {...roles.cell} data-toggle />}
      </tr>
    </tfoot>
  );
}
