import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { formatCell } from '../../shared/report/formatCell.ts';
import type { ReportSection } from '../../shared/report/section.ts';
import { useFormatting } from './useFormatting.ts';
import { listFact } from './ExportDialog.styles.ts';

/** The figures of a section that has a single row, as lines. */
export function Facts({ columns, rows: [row] }: Pick<ReportSection, 'columns' | 'rows'>) {
  const formatting = useFormatting();
  return columns.map(({ id, name, kind }) => {
    const cell = row?.[id] ?? '';
    const value = formatCell(cell, kind, formatting);
    if (!Array.isArray(cell) || cell.length < 2) return <MenuLine key={id} label={name} value={value} />;
    return (
      <p key={id} css={listFact}>
        {name} <b>{value}</b>
      </p>
    );
  });
}
