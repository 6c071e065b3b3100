import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { checkIcon, moreIcon, warningIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLocale } from '../../i18n/messages.ts';
import { Tag } from '../Tag/Tag.tsx';
import { type SortDescriptor, sortRows, Table, type TableColumn, type TableProps } from './Table.tsx';

interface Student {
  id: string;
  name: string;
  band: string;
  problems: number;
  rightPercent: number | null;
  status: 'on track' | 'stuck';
  played: string;
}

const students: readonly Student[] = [
  student('Amara O.', 'Intermediate', 142, 94, 'on track', 'Today'),
  student('Ben K.', 'Intermediate', 118, 88, 'on track', 'Today'),
  student('Chiara V.', 'Pro', 97, 83, 'on track', 'Yesterday'),
  student('Dev P.', 'Intermediate', 1064, 58, 'stuck', 'Yesterday'),
  student('Finn R.', 'Explorer', 0, null, 'on track', '6 days ago'),
];

function student(name: string, band: string, problems: number, ...rest: [number | null, Student['status'], string]) {
  const [rightPercent, status, played] = rest;
  return { id: name, name, band, problems, rightPercent, status, played };
}

const columns: readonly TableColumn<Student>[] = [
  { id: 'name', name: 'Student', isSortable: true },
  { id: 'band', name: 'Band' },
  { id: 'problems', name: 'Problems', align: 'number', isSortable: true },
  {
    id: 'rightPercent',
    name: 'Right',
    align: 'number',
    isSortable: true,
    cell: ({ rightPercent }) => (rightPercent === null ? null : `${rightPercent}%`),
  },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) =>
      status === 'stuck' ? (
        <Tag tone="warning" icon={warningIcon}>
          Stuck on change
        </Tag>
      ) : (
        <Tag tone="success" icon={checkIcon}>
          On track
        </Tag>
      ),
  },
  { id: 'played', name: 'Last played' },
];

function Students(props: Partial<TableProps<Student>>) {
  const { locale } = useLocale();
  const [order, setOrder] = useState<SortDescriptor<Student>>({ column: 'name', direction: 'ascending' });
  const [chosen, setChosen] = useState(props.selectedKey ?? null);
  const choice = props.onSelectionChange && {
    selectedKey: chosen,
    onSelectionChange: (id: string) => {
      setChosen(id);
      props.onSelectionChange?.(id);
    },
  };
  return (
    <Table
      caption="Students of class 3B"
      columns={columns}
      {...props}
      {...choice}
      rows={sortRows(props.rows ?? students, order, locale)}
      sortDescriptor={order}
      onSortChange={setOrder}
    />
  );
}

const meta = preview.meta({ title: 'Data/Table', tags: ['autodocs'], component: Students });

/** Sortable headers are buttons. Rows are separated by hairlines, not stripes. Digits are aligned. */
export const Sorted = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Student' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('status')).toHaveTextContent('');

    await userEvent.click(canvas.getByRole('button', { name: 'Problems' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Problems' }));

    await expect(canvas.getByRole('columnheader', { name: 'Problems' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Dev P.');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Problems, descending.');
  },
});

export const SortedByKeyboard = meta.story({
  tags: ['behavior'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Problems' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('button', { name: 'Problems' })).toHaveFocus();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Finn R.');
  },
});

/** The minimum: caption, columns and rows. */
export const Plain = meta.story({
  tags: ['nightly'],
  render: () => (
    <Table
      caption="Daily performance"
      columns={[
        { id: 'day', name: 'Date' },
        { id: 'views', name: 'Page views', align: 'number' },
        { id: 'conversion', name: 'Conversion', align: 'number' },
      ]}
      rows={[
        { id: 1, day: 'Monday, November 9', views: 1240, conversion: '2.5%' },
        { id: 2, day: 'Tuesday, November 10', views: 980, conversion: '0.0%' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Daily performance' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '1,240' })).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <Students rows={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Nothing to show yet.' })).toBeVisible();
  },
});

/** Missing values have a label, and come last in both sort directions. */
export const MissingValuesComeLast = meta.story({
  tags: ['nightly'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const right = canvas.getByRole('button', { name: 'Right' });

    await userEvent.click(right);
    await expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('Finn R.');
    await userEvent.click(right);

    await expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('Finn R.');
    await expect(canvas.getByRole('cell', { name: 'No data' })).toBeVisible();
  },
});

const chosen = fn();

/** Rows are selected by their name, which is a button. */
export const SelectableRows = meta.story({
  render: () => <Students onSelectionChange={chosen} selectedKey="Ben K." />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Ben K.' })).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(canvas.getByRole('button', { name: 'Dev P.' }));

    await expect(chosen).toHaveBeenCalledWith('Dev P.');
    await expect(canvas.getByRole('button', { name: 'Dev P.' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Ben K.' })).toHaveAttribute('aria-pressed', 'false');
  },
});

/** With totals. */
export const WithTotals = meta.story({
  tags: ['nightly'],
  render: () => <Students totals={{ name: 'All five', problems: '1,421' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /All five/ })).toHaveTextContent('1,421');
  },
});

/** A button in each row: next to the row’s name on narrow screens, not printed. */
export const WithActions = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 340 }}>
      <Students
        narrow="inline"
        columns={[
          ...columns.slice(0, 3),
          {
            id: 'id',
            name: 'Actions',
            isAction: true,
            cell: ({ name }) => <IconButton icon={moreIcon} label={`Actions for ${name}`} />,
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Ben K.' });
    const name = canvas.getByRole('rowheader', { name: 'Ben K.' });

    // On the line of the name, which takes the rest of its width.
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    await expect(Math.abs(middle(button) - middle(name))).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('row', { name: /Ben K/ })).not.toHaveTextContent('Actions');
  },
});

/** A wide button doesn't cover the name, also where the name has no room next to it. */
export const WithWideActions = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 300, fontSize: '1.5rem' }}>
      <Students
        columns={[
          ...columns.slice(0, 3),
          { id: 'id', name: 'History', isAction: true, cell: ({ name }) => <Button>{`History of ${name}`}</Button> },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'History of Chiara V.' }).getBoundingClientRect();
    const name = canvas.getByText('Chiara V.').getBoundingClientRect();

    await expect(name.right <= button.left || name.bottom <= button.top).toBe(true);
  },
});

/** In narrow containers, each row becomes a block with labels. For screen readers it stays a table. */
export const OnAPhone = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Students onSelectionChange={chosen} selectedKey="Ben K." totals={{ name: 'All five', problems: '1,421' }} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(getComputedStyle(canvas.getByRole('table')).display).toBe('block');

    await expect(canvas.queryByRole('button', { name: 'Problems' })).toBeNull();

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Problems');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Finn R.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reverse order' }));

    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Dev P.');
  },
});

const withDetails = columns.map((column) => ({
  ...column,
  isDetail: column.id === 'band' || column.id === 'played',
}));

const narrow = (inlineSize: number) => (
  <div style={{ maxInlineSize: inlineSize }}>
    <Students columns={withDetails} narrow="inline" />
  </div>
);

/** A column of long text gets its own line. */
export const LongColumnOnAPhone = meta.story({
  tags: ['nightly'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    columns: [
      { id: 'name', name: 'Student' },
      { id: 'problems', name: 'Problems', align: 'number' },
      { id: 'rightPercent', name: 'Right', align: 'number' },
      { id: 'status', name: 'Status' },
      { id: 'band', name: 'Skills', isLong: true, cell: () => 'Times tables, Making change, Fair prices' },
    ],
  },
  play: async ({ canvas }) => {
    const [long] = canvas.getAllByRole('cell', { name: /Times tables/ });
    const row = long?.closest('tr');

    await expect(long?.getBoundingClientRect().width).toBeCloseTo(row?.getBoundingClientRect().width ?? 0, 0);
  },
});

/**
 * Columns marked `isDetail` are behind a button in each row while the table is narrower than 60rem. With `narrow="inline"`, the numbers of
 * a block are next to their labels.
 */
export const Details = meta.story({
  render: () => narrow(720),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Problems' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Band' })).toBeNull();
    const toggle = canvas.getByRole('button', { name: 'More about Ben K.' });

    await userEvent.click(toggle);

    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Intermediate', { selector: 'dd, dd *' })).toBeVisible();
  },
});

export const DetailsOnAPhone = meta.story({
  tags: ['nightly'],
  render: () => narrow(320),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Chiara V.' }));

    await expect(canvas.getByText('Yesterday', { selector: 'dd, dd *' })).toBeVisible();
  },
});

/** All columns fit, so there is no button. */
export const DetailsInAWideWindow = meta.story({
  tags: ['nightly'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: () => narrow(1000),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Band' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /More about/ })).toBeNull();
  },
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
type StudentWeek = Student & Record<(typeof weekdays)[number], number>;

const weeks = students.map((one): StudentWeek => ({
  ...one,
  Monday: 12,
  Tuesday: 9,
  Wednesday: 0,
  Thursday: 14,
  Friday: 21,
}));

const weekColumns: readonly TableColumn<StudentWeek>[] = [
  ...columns,
  ...weekdays.map((day) => ({ id: day, name: `Solved on ${day}`, align: 'number' as const })),
];

/** Ten columns and more fit the width of a page, because long headers wrap. */
export const ElevenColumns = meta.story({
  tags: ['nightly'],
  globals: { viewport: { value: 'desktop', isRotated: false }, textSize: '100' },
  render: () => (
    <div style={{ maxInlineSize: 1080 }}>
      <Table caption="Students of class 3B" columns={weekColumns} rows={weeks} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Ben K./ });
    const table = canvas.getByRole('table');

    await expect(getComputedStyle(row).display).toBe('table-row');
    await expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(1080);
  },
});

/** With a hidden caption, if a heading above says the same. */
export const HiddenCaption = meta.story({
  tags: ['nightly'],
  render: () => (
    <section>
      <h2>Students</h2>
      <Students isCaptionHidden />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Students of class 3B' })).toBeVisible();
  },
});

/** Empty. */
export const CustomEmptyMessage = meta.story({
  render: () => <Students rows={[]} empty="Students appear here once they have joined the class." />,
});

/** Loading. */
export const Loading = meta.story({
  render: () => <Students rows={[]} isLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading: Students of class 3B');
  },
});

/** Long text wraps. The table never scrolls horizontally. */
export const LongText = meta.story({
  render: () => (
    <Students
      rows={[student('Bartholomäus-Maximilian von und zu Hohenlohe', 'Intermediate', 12, 50, 'stuck', 'Today')]}
    />
  ),
});

export const DoMissing = meta.story({
  tags: ['guidance'],
  name: 'Missing values say why they are missing.',
  render: () => (
    <Table
      caption="Minutes this week"
      columns={[
        { id: 'name', name: 'Student' },
        { id: 'minutes', name: 'Minutes', align: 'number' },
      ]}
      rows={[
        { id: 'ada', name: 'Ada', minutes: 31 },
        { id: 'ben', name: 'Ben', minutes: 'Not played yet' },
      ]}
    />
  ),
});

export const DontMissing = meta.story({
  tags: ['guidance'],
  name: 'A dash may mean zero, unknown or not yet.',
  render: () => (
    <Table
      caption="Minutes"
      columns={[
        { id: 'name', name: 'Name' },
        { id: 'minutes', name: 'Min.', align: 'number' },
      ]}
      rows={[
        { id: 'ada', name: 'Ada', minutes: 31 },
        { id: 'ben', name: 'Ben', minutes: '-' },
      ]}
    />
  ),
});
