import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { formatCell } from '../../shared/report/formatCell.ts';
import type { ReportSection } from '../../shared/report/section.ts';
import { useFormatting } from '../screens/useFormatting.ts';

/** The figures of a section that has a single row, as lines. */
export function Facts({ columns, rows: [row] }: Pick<ReportSection, 'columns' | 'rows'>) {
  const formatting = useFormatting();
  return columns.map(({ id, name, kind }) => (
    <MenuLine key={id} label={name} value={formatCell(row?.[id] ?? '', kind, formatting)} />
  ));
}
