import { css } from '@emotion/react';
import { useLocale } from '@countertop/design-system/messages';
import { type SortDescriptor, Table, type TableColumn, type TableProps } from '@countertop/design-system/Table';
import type { ReactNode } from 'react';
import type { CellKind, ReportRow, ReportSection } from './section.ts';
import { formatCell } from './formatCell.ts';

/** A date doesn't wrap next to long text. Paper has less room. */
const oneLine = css({ '@media screen': { whiteSpace: 'nowrap' } });

export interface SectionTableProps extends Pick<TableProps<ReportRow>, 'narrow'> {
  section: ReportSection;
  /** Hides the caption visually, if a heading above says the same. */
  isCaptionHidden?: boolean;
  /** IDs of columns to leave out because another cell shows their content. */
  without?: readonly string[];
  /** IDs of columns that narrow tables show on request only. */
  details?: readonly string[];
  /** Custom cells by column ID. */
  cells?: Readonly<Record<string, (row: ReportRow) => ReactNode>>;
  sortDescriptor?: SortDescriptor<ReportRow>;
  /** Makes the columns sortable. */
  onSortChange?: (sortDescriptor: SortDescriptor<ReportRow>) => void;
  empty?: ReactNode;
}

const numbers: readonly CellKind[] = ['number', 'percent', 'minutes', 'seconds'];

/** A section of a report as a table on the screen. */
export function SectionTable({ section, without = [], details = [], cells = {}, ...table }: SectionTableProps) {
  const { locale } = useLocale();
  const columns = section.columns
    .filter(({ id }) => !without.includes(id))
    .map(({ id, name, kind }): TableColumn<ReportRow> => {
      const text = (row: ReportRow) => formatCell(row[id] === undefined ? '' : row[id], kind, { locale });
      const renderCell =
        kind === 'day' ? (row: ReportRow) => text(row) && <span css={oneLine}>{text(row)}</span> : text;
      return {
        id,
        name,
        align: numbers.includes(kind) && cells[id] === undefined ? 'number' : 'start',
        isLong: kind === 'list',
        isDetail: details.includes(id),
        isSortable: table.onSortChange !== undefined,
        cell: cells[id] ?? renderCell,
      };
    });
  return <Table caption={section.title} columns={columns} rows={section.rows} {...table} />;
}
