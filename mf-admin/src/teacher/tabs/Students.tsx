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

const renderStanding = ({ accuracy }: Student) => <StandingTag accuracy={accuracy} />;

/** On a phone, the student is below the list, out of view. */
function scrollToStudent(): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(studentHeadingId);
    if (heading && heading.getBoundingClientRect().top > window.innerHeight) heading.scrollIntoView();
  });
}

export function Students(props: TabProps) {
  const t = useMessages(en);
  const { context, view } = props;
  const student = context.students.find(({ id }) => id === view.student);
  return (
    <div css={listAndStudent}>
      <StudentList {...props} />
      <div>
        <LiveRegion message={student ? t('students.shown', { name: student.name }) : ''} />
        {student ? (
          <OneStudent student={student} context={context} hasMoved={props.hasMoved} />
        ) : (
          <Card>
            <EmptyState title={t('students.none')}>{t('students.none.hint')}</EmptyState>
          </Card>
        )}
      </div>
    </div>
  );
}

function StudentList({ view, goTo, shown, context }: TabProps) {
  const t = useMessages(en);
  const columns: readonly TableColumn<Student>[] = [
    { id: 'name', name: context.t('column.student') },
    { id: 'accuracy', name: context.t('column.accuracy'), cell: renderStanding },
  ];
  return (
    <Card>
      <Stack gap="m">
        <div css={head}>
          <h2>{t('students.title')}</h2>
          <p>{t('overview.shown', { shown: shown.length, all: context.students.length })}</p>
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
            scrollToStudent();
          }}
          empty={t('overview.empty')}
        />
      </Stack>
    </Card>
  );
}
