import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { sortRows, Table, type SortDescriptor, type TableColumn } from '../../components/Table/Table.tsx';
import { useLocale } from '../../i18n/messages.ts';
import sizes from './sizes.json' with { type: 'json' };

const rows = Object.entries(sizes.components).map(([id, { alone, added }]) => ({ id, alone, added }));
type Row = (typeof rows)[number];

const columns: readonly TableColumn<Row>[] = [
  { id: 'id', name: 'Component', isSortable: true },
  { id: 'alone', name: 'Alone, kB', align: 'number', isSortable: true },
  { id: 'added', name: 'Added, kB', align: 'number', isSortable: true },
];

/** What each component costs. */
function SizeTable() {
  const { locale } = useLocale();
  const [order, setOrder] = useState<SortDescriptor<Row>>({ column: 'id', direction: 'ascending' });
  return (
    <Table
      caption="Size of each component, gzip"
      narrow="inline"
      columns={columns}
      rows={sortRows(rows, order, locale)}
      sortDescriptor={order}
      onSortChange={setOrder}
    />
  );
}

const meta = preview.meta({ title: 'Foundations/Sizes', component: SizeTable });

export const AllSizes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alone, kB' }));

    await expect(canvas.getByRole('row', { name: /^Button / })).toHaveTextContent(/\d\d\.\d/);
    await expect(canvas.getByRole('columnheader', { name: 'Alone, kB' })).toHaveAttribute('aria-sort', 'ascending');
  },
});
