import { Card } from '@countertop/design-system/Card';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { searchIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { TextField } from '@countertop/design-system/TextField';
import type { Student } from '../class/student.ts';
import { en } from '../teacher.messages.ts';
import type { TabProps } from '../screens/dashboard.ts';
import { StandingTag } from '../screens/StandingTag.tsx';
import { head, listAndStudent } from '../screens/Teacher.styles.ts';
import { OneStudent, studentHeadingId } from './OneStudent.tsx';

const writeStanding = ({ accuracy }: Student) => <StandingTag accuracy={accuracy} />;

/** On a phone the student stands below the list, out of sight of who pressed a name. */
function bringIntoSight(): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(studentHeadingId);
    if (heading && heading.getBoundingClientRect().top > window.innerHeight) heading.scrollIntoView();
  });
}

/** The tab 'Student Details'. */
export function Students(props: TabProps) {
  const t = useMessages(en);
  const { making, view } = props;
  const student = making.students.find(({ id }) => id === view.student);
  return (
    <div css={listAndStudent}>
      <StudentList {...props} />
      <div>
        <LiveRegion message={student ? t('students.shown', { name: student.name }) : ''} />
        {student ? (
          <OneStudent student={student} making={making} hasMoved={props.hasMoved} />
        ) : (
          <Card>
            <EmptyState title={t('students.none')}>{t('students.none.hint')}</EmptyState>
          </Card>
        )}
      </div>
    </div>
  );
}

function StudentList({ view, goTo, shown, making }: TabProps) {
  const t = useMessages(en);
  const columns: readonly TableColumn<Student>[] = [
    { id: 'name', name: making.t('column.student') },
    { id: 'accuracy', name: making.t('column.accuracy'), cell: writeStanding },
  ];
  return (
    <Card>
      <Stack gap="m">
        <div css={head}>
          <h2>{t('students.title')}</h2>
          <p>{t('overview.shown', { shown: shown.length, all: making.students.length })}</p>
        </div>
        <TextField
          label={t('overview.search')}
          type="search"
          icon={searchIcon}
          value={view.search}
          onChange={(search) => goTo({ ...view, search }, 'replace')}
        />
        <Table
          caption={t('students.title')}
          isCaptionHidden
          columns={columns}
          rows={shown}
          selectedKey={view.student}
          onSelectionChange={(student) => {
            goTo({ ...view, student });
            bringIntoSight();
          }}
          empty={t('overview.empty')}
        />
      </Stack>
    </Card>
  );
}
