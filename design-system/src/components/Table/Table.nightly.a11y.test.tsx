import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../../.storybook/checks/screenReader.ts';
import { findKeyboardErrors } from '../../../../.storybook/checks/keyboard.ts';
import preview from '../../../../.storybook/preview.tsx';
import { sortRows, Table, type SortDescriptor } from './Table.tsx';

const pupils = [
  { id: 'a', name: 'Amara', problems: 142 },
  { id: 'b', name: 'Ben', problems: 118 },
];
const columns = [
  { id: 'name', name: 'Pupil', isSortable: true },
  { id: 'problems', name: 'Problems', align: 'number', isSortable: true },
] as const;

function Pupils() {
  const [sort, setSort] = useState<SortDescriptor<(typeof pupils)[number]>>({ column: 'name', direction: 'ascending' });
  return (
    <Table
      caption="Class 3B"
      columns={columns}
      rows={sortRows(pupils, sort, 'en-US')}
      sortDescriptor={sort}
      onSortChange={setSort}
    />
  );
}

const show = () =>
  preview
    .meta({ title: 'Table' })
    .story({ render: () => <Pupils /> })
    .run();

// wcag22-1.3.1 wcag22-4.1.2 (kit)
it('reads its caption, the sort order of columns, and row headers', async () => {
  await show();

  const read = await readThrough();

  expect(read).toContain('table, Class 3B');
  expect(read).toContain('columnheader, Pupil, sorted in ascending order');
  expect(read).toContain('rowheader, Amara');
  expect(read).toContain('cell, 142');
});

it('has a visible tab stop for each sortable column, in order', async () => {
  await show();

  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Pupil' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Problems' })).toHaveFocus();
  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);
});

// wcag22-4.1.3 (kit)
it('announces the new sort order and keeps focus on the column', async () => {
  await show();
  await userEvent.tab();
  await userEvent.tab();

  const said = await listenDuring(async () => {
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('columnheader', { name: 'Problems' }))
      .toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/Problems/);
  });

  expect(said.filter((phrase) => phrase.startsWith('polite: '))).toEqual(['polite: Sorted by Problems, ascending.']);
  await expect.element(page.getByRole('button', { name: 'Problems' })).toHaveFocus();
});
