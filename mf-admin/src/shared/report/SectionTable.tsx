import { useLocale } from '@countertop/design-system/messages';
import { type SortDescriptor, Table, type TableColumn } from '@countertop/design-system/Table';
import type { ReactNode } from 'react';
import type { CellKind, ReportRow, ReportSection } from './section.ts';
import { writeCell } from './writeCell.ts';

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
  const { locale } = useLocale();
  const columns = section.columns
    .filter(({ id }) => !without.includes(id))
    .map(({ id, name, kind }): TableColumn<ReportRow> => {
      const write = (row: ReportRow) => writeCell(row[id] === undefined ? '' : row[id], kind, { locale });
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
