import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { searchIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { TextField } from '@countertop/design-system/TextField';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './teacher.messages.ts';
import type { ReportRow } from '../../shared/report/section.ts';
import { SectionTable } from '../../shared/report/SectionTable.tsx';
import { Accuracy } from './Accuracy.tsx';
import { head, search } from './Teacher.styles.ts';
import { studentsSection } from './sampleReport.ts';
import type { TabProps } from './useView.ts';
import { searchOf, sortColumns, type View } from './view.ts';

const renderAccuracy = ({ accuracy }: ReportRow) => <Accuracy accuracy={Number(accuracy)} hasTag />;

/** Columns that a teacher needs less, on a tablet or phone. */
const details = ['lastActive', 'timeSpent', 'badgeCount'] as const;

/** Renders a student's name as a link to the details. */
const linkTo = (view: View) =>
  function renderName({ id, name }: ReportRow) {
    return (
      <PageLink
        variant="standalone"
        to="/teacher-dashboard"
        search={searchOf({ ...view, tab: 'students', student: id })}
      >
        <span translate="no">{name}</span>
      </PageLink>
    );
  };

/** 'Class Performance Overview': a sortable, searchable table of students. */
export function ClassTable({ context, view, goTo, shown }: TabProps) {
  const t = useMessages(en);
  const section = studentsSection(context, shown);
  const count = t('overview.shown', { shown: shown.length, all: context.children.length });
  const searchFor = (typed: string) => goTo({ ...view, search: typed }, 'replace');
  return (
    <Card>
      <Stack gap="m">
        <div css={head}>
          <h2>{section.title}</h2>
          <p>{count}</p>
        </div>
        <div css={search} data-screen-only="">
          <TextField
            label={t('overview.search')}
            type="search"
            icon={searchIcon}
            value={view.search}
            onChange={searchFor}
          />
        </div>
        <LiveRegion message={view.search === '' ? '' : count} />
        <SectionTable
          section={section}
          isCaptionHidden
          without={['standing']}
          details={details}
          narrow="inline"
          cells={{ name: linkTo(view), accuracy: renderAccuracy }}
          sortDescriptor={view.sorting}
          onSortChange={({ column, direction }) => {
            const sortColumn = sortColumns.find((each) => each === column);
            if (sortColumn) goTo({ ...view, sorting: { column: sortColumn, direction } });
          }}
          empty={
            <Stack gap="s" align="start">
              <p>{t('overview.empty')}</p>
              <Button variant="outline" size="medium" onPress={() => searchFor('')}>
                {t('overview.showAll')}
              </Button>
            </Stack>
          }
        />
      </Stack>
    </Card>
  );
}
