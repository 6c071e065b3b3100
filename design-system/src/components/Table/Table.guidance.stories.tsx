import preview from '../../../../.storybook/preview.tsx';
import { Table } from './Table.tsx';

const meta = preview.meta({ title: 'Data/Table guidance', component: Table, tags: ['guidance'] });

export const DoMissing = meta.story({
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
