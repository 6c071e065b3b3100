import { Card } from '@countertop/design-system/Card';
import { searchIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { TextField } from '@countertop/design-system/TextField';
import { accuracyOf } from '../report/reportContext.ts';
import { en } from './teacher.messages.ts';
import { Accuracy } from './Accuracy.tsx';
import { head, listAndStudent } from './Teacher.styles.ts';
import { OneStudent, studentHeadingId } from './OneStudent.tsx';
import { needsHelp } from './students.ts';
import type { TabProps } from './useView.ts';

const renderAccuracy = ({ accuracy }: { accuracy: number }) => <Accuracy accuracy={accuracy} />;

const listHeadingId = 'students';

/** Moves focus to a heading and scrolls to it. */
function goToHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** On narrow screens the student is below the list, so choosing one goes there. Elsewhere focus stays in the list. */
function showIfBelow(): void {
  requestAnimationFrame(() => {
    const [list, student] = [listHeadingId, studentHeadingId].map((id) =>
      document.getElementById(id)?.getBoundingClientRect(),
    );
    if (list && student && student.left < list.right && student.top > list.bottom) goToHeading(studentHeadingId);
  });
}

/** The list of students with the details of one: the selected student, or the one who needs help most. */
export function Students(props: TabProps) {
  const t = useMessages(en);
  const { context, view } = props;
  const { children } = context;
  const selected = children.find(({ id }) => id === view.student);
  const student = selected ?? needsHelp(children)[0] ?? children[0];
  return (
    <div css={listAndStudent}>
      <StudentList {...props} />
      <div>
        <LiveRegion message={selected ? t('students.shown', { name: selected.name }) : ''} />
        {student && (
          <OneStudent
            student={student}
            context={context}
            hasMoved={props.hasMoved}
            isChosen={selected !== undefined}
            onBack={() => goToHeading(listHeadingId)}
          />
        )}
      </div>
    </div>
  );
}

function StudentList({ view, goTo, shown, context }: TabProps) {
  const t = useMessages(en);
  const isUntouched = view.student === null && view.search === '';
  const rows = shown.map((student) => ({ ...student, accuracy: Number(accuracyOf(student)) }));
  const columns: readonly TableColumn<(typeof rows)[number]>[] = [
    { id: 'name', name: context.t('column.name') },
    { id: 'accuracy', name: context.t('column.accuracy'), cell: renderAccuracy },
  ];
  return (
    <Card>
      <Stack gap="m">
        <div css={head}>
          <h2 id={listHeadingId} tabIndex={-1}>
            {t(isUntouched ? 'students.none' : 'students.title')}
          </h2>
          <p>
            {isUntouched
              ? t('students.none.hint')
              : t('overview.shown', { shown: shown.length, all: context.children.length })}
          </p>
        </div>
        <div data-screen-only="">
          <TextField
            label={t('overview.search')}
            type="search"
            icon={searchIcon}
            value={view.search}
            onChange={(search) => goTo({ ...view, search }, 'replace')}
          />
        </div>
        <Table
          caption={t('students.title')}
          isCaptionHidden
          columns={columns}
          rows={rows}
          selectedKey={view.student}
          onSelectionChange={(student) => {
            goTo({ ...view, student });
            showIfBelow();
          }}
          empty={t('overview.empty')}
        />
      </Stack>
    </Card>
  );
}
