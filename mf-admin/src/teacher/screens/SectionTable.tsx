import { type SortDescriptor, Table, type TableColumn } from '@countertop/design-system/Table';
import type { ReactNode } from 'react';
import type { CellKind, ReportRow, ReportSection } from '../report/report.ts';
import { writeCell } from '../report/writeCell.ts';
import { useWriting } from './useWriting.ts';

export interface SectionTableProps {
  /** Its title is the caption, its lines are the rows. */
  section: ReportSection;
  /** Leaves the caption out of sight where a heading above says the same. */
  isCaptionHidden?: boolean;
  /** Columns that another cell shows as well, by `id`. */
  without?: readonly string[];
  /** What stands in a column in place of the written cell, by `id`. */
  cells?: Readonly<Record<string, (row: ReportRow) => ReactNode>>;
  sortDescriptor?: SortDescriptor<ReportRow>;
  /** Gives the heads their buttons. */
  onSortChange?: (sortDescriptor: SortDescriptor<ReportRow>) => void;
  empty?: ReactNode;
}

const numbers: readonly CellKind[] = ['number', 'percent', 'minutes', 'seconds'];

/** A section of a report as a table on the screen. */
export function SectionTable({ section, without = [], cells = {}, ...table }: SectionTableProps) {
  const writing = useWriting();
  const columns = section.columns
    .filter(({ id }) => !without.includes(id))
    .map(({ id, name, kind }): TableColumn<ReportRow> => {
      const write = (row: ReportRow) => writeCell(row[id] ?? '', kind, writing);
      return {
        id,
        name,
        align: numbers.includes(kind) && cells[id] === undefined ? 'number' : 'start',
        isSortable: table.onSortChange !== undefined,
        cell: cells[id] ?? write,
      };
    });
  return <Table caption={section.title} columns={columns} rows={section.rows} {...table} />;
}
