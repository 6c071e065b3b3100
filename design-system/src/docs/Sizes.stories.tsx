import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sortRows, Table, type SortDescriptor } from '../components/Table/Table.tsx';
import { useLocale } from '../i18n/messages.ts';
import sizes from './sizes.json' with { type: 'json' };

const rows = Object.entries(sizes.components).map(([id, { alone, added }]) => ({ id, alone, added }));
type Row = (typeof rows)[number];

const kilobytes = (size: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', minimumFractionDigits: 1 }).format(size);

/** What each component costs, smallest addition first. */
function SizeTable() {
  const { locale } = useLocale();
  const [order, setOrder] = useState<SortDescriptor<Row>>({ column: 'id', direction: 'ascending' });
  return (
    <Table
      caption="Size of each component, gzip"
      narrow="inline"
      columns={[
        { id: 'id', name: 'Component', isSortable: true },
        {
          id: 'alone',
          name: 'Alone',
          align: 'number',
          isSortable: true,
          cell: ({ alone }) => kilobytes(alone, locale),
        },
        {
          id: 'added',
          name: 'Added',
          align: 'number',
          isSortable: true,
          cell: ({ added }) => kilobytes(added, locale),
        },
      ]}
      rows={sortRows(rows, order, locale)}
      sortDescriptor={order}
      onSortChange={setOrder}
    />
  );
}

const meta = preview.meta({ title: 'Foundations/Sizes', component: SizeTable });

export const AllSizes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alone' }));

    await expect(canvas.getByRole('row', { name: /^Button / })).toHaveTextContent(/\d\d\.\d kB/);
    await expect(canvas.getByRole('columnheader', { name: 'Alone' })).toHaveAttribute('aria-sort', 'ascending');
  },
});
