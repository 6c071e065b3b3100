import { useState, type ReactNode } from 'react';
import { BarChart } from '../../BarChart/BarChart.tsx';
import { Button } from '../../Button/Button.tsx';
import { Card } from '../../Card/Card.tsx';
import { Grid } from '../../Grid/Grid.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { checkIcon, clockIcon, searchIcon, warningIcon, type IconShape } from '../../icons/icons.ts';
import { Link } from '../../Link/Link.tsx';
import { LiveRegion } from '../../LiveRegion/LiveRegion.tsx';
import { MenuLine } from '../../MenuLine/MenuLine.tsx';
import { useLocale } from '../../messages/messages.ts';
import { Page } from '../../Page/Page.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { StatCard, StatStrip } from '../../StatCard/StatCard.tsx';
import { Stripe } from '../../Stripe/Stripe.tsx';
import { sortRows, Table, type SortDescriptor, type TableColumn } from '../../Table/Table.tsx';
import { Tag } from '../../Tag/Tag.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { classSkills, students, type Student } from './week.ts';

const columns: readonly TableColumn<Student>[] = [
  { id: 'name', name: 'Student', isSortable: true },
  { id: 'band', name: 'Band', isSortable: true },
  { id: 'problems', name: 'Problems', align: 'number', isSortable: true },
  {
    id: 'rightPercent',
    name: 'Right',
    align: 'number',
    isSortable: true,
    cell: ({ rightPercent }) => `${rightPercent}%`,
  },
  { id: 'stuckOn', name: 'Status', cell: (student) => <Status {...student} /> },
  { id: 'played', name: 'Last played' },
];

function Status({ stuckOn }: Student) {
  if (stuckOn === '') {
    return (
      <Tag tone="success" icon={checkIcon}>
        On track
      </Tag>
    );
  }
  return (
    <Tag tone="warning" icon={warningIcon}>
      {`Stuck on ${stuckOn}`}
    </Tag>
  );
}

/** A class: figures, the students as a table on the wide side, what to look at on the narrow one. */
export function TeacherDashboard() {
  const [chosen, setChosen] = useState<string | null>(null);
  const student = students.find(({ id }) => id === chosen);
  return (
    <>
      <Stripe />
      <Page
        title="Class 3B"
        lead="21 of 24 students played this week. Three are stuck on making change."
        action={<Button>Set an assignment</Button>}
        audience="adult"
      >
        <Stack gap="m">
          <StatStrip>
            <StatCard label="Played this week" value="21 of 24" note="2 more than last week" />
            <StatCard label="Problems answered" value="2,316" note="96 for each student" />
            <StatCard label="Right first time" value="79%" note="Last week: 76%" />
            <StatCard label="Need a look" value="4" note="3 on making change" />
          </StatStrip>
          <Grid columns="main-aside" align="start">
            <Students chosen={chosen} onChoose={setChosen} />
            <Stack gap="m">
              <LiveRegion message={student ? `${student.name} stands beside the table.` : ''} />
              {student ? <OneStudent {...student} /> : <WorthALook />}
              <ClassSkills />
            </Stack>
          </Grid>
        </Stack>
      </Page>
    </>
  );
}

function Students({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) {
  const { locale } = useLocale();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<SortDescriptor<Student>>({ column: 'name', direction: 'ascending' });
  const found = students.filter(({ name }) =>
    name.toLocaleLowerCase(locale).includes(search.toLocaleLowerCase(locale)),
  );
  return (
    <Card>
      <Stack gap="m">
        <h2>Students</h2>
        <TextField label="Find a student" icon={searchIcon} value={search} onChange={setSearch} />
        <Table
          caption="Students of class 3B"
          isCaptionHidden
          columns={columns}
          rows={sortRows(found, order, locale)}
          sortDescriptor={order}
          onSortChange={setOrder}
          selectedKey={chosen}
          onSelectionChange={onChoose}
          empty="Nobody in this class is called that."
        />
      </Stack>
    </Card>
  );
}

function OneStudent(student: Student) {
  return (
    <Card>
      <Stack gap="s">
        <Stack gap="xs" align="start">
          <h2>{student.name}</h2>
          <Status {...student} />
        </Stack>
        <div>
          <MenuLine label="Band" value={student.band} />
          <MenuLine label="Problems" value={student.problems} />
          <MenuLine label="Right first time" value={`${student.rightPercent}%`} />
          <MenuLine label="Last played" value={student.played} />
        </div>
      </Stack>
    </Card>
  );
}

function WorthALook() {
  return (
    <Card>
      <Stack gap="s">
        <h2>Worth a look</h2>
        <Remark icon={warningIcon}>
          Dev, Hugo and one more often subtract the smaller digit from the larger one.{' '}
          <Link href="#answers">See five answers</Link>
        </Remark>
        <Remark icon={clockIcon}>Finn and two others have not played for six days.</Remark>
      </Stack>
    </Card>
  );
}

function Remark({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0.75rem' }}>
      <Icon icon={icon} />
      <p>{children}</p>
    </div>
  );
}

function ClassSkills() {
  return (
    <Card>
      <BarChart
        title="Skills across the class"
        level={2}
        summary="Fair prices are new to half of the class."
        rowName="Skill"
        series={['Secure', 'Growing', 'New']}
        rows={classSkills}
        orientation="horizontal"
        arrangement="stacked"
      />
    </Card>
  );
}
