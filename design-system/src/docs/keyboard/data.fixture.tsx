import { Button } from '../../components/Button/Button.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PlanCard } from '../../components/PlanCard/PlanCard.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { onTheComponent, type KeyboardScenes } from './keyboardScene.ts';

export const data: KeyboardScenes = {
  Page: { content: () => <Page title="Games" />, start: { '': '' } },
  PlanCard: {
    content: () => (
      <PlanCard name="Explorer" description="For one child." price="$3.33" action={<Button>Subscribe</Button>} />
    ),
    start: onTheComponent,
  },
  Table: {
    content: (act) => (
      <Table
        caption="Students"
        columns={[
          { id: 'name', name: 'Student', isSortable: true },
          { id: 'minutes', name: 'Minutes', align: 'number', isSortable: true },
        ]}
        rows={[
          { id: 'ada', name: 'Ada', minutes: 3 },
          { id: 'ben', name: 'Ben', minutes: 4 },
        ]}
        sortDescriptor={{ column: 'name', direction: 'ascending' }}
        onSortChange={act}
        onSelectionChange={act}
      />
    ),
    start: { '': '{Tab}', 'a header': '{Tab}', 'a row name': '{Tab}{Tab}{Tab}' },
  },
};
