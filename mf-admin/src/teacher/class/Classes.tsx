import { useGuard } from '@countertop/client/accounts/useGuard';
import type { ClassSummary } from '@countertop/contract/classes/classes';
import { maxClasses } from '@countertop/contract/classes/classes.limits';
import { Button, type ButtonProps } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { ReauthenticationDialog } from '@countertop/phrases/ReauthenticationDialog';
import { PageLink } from '@countertop/routes/PageLink';
import { useHash } from '@countertop/routes/useHash';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDay } from '../../shared/report/formatCell.ts';
import { ClassBoard } from '../ClassBoard.tsx';
import { cards, list, part } from './Classes.styles.ts';
import { classCalls } from './classCalls.ts';
import { ClassesFailed, ClassesLoading, ClassPage } from './ClassPage.tsx';
import { classesQuery } from './classQueries.ts';
import { en } from './classes.messages.ts';
import { NewClassDialog } from './NewClassDialog.tsx';
import { StaffInvitation } from './StaffInvitation.tsx';
import { useClassErrorText } from './useClassErrorText.ts';

export interface ClassesProps {
  /** Whether the teacher can make classes: the feature `teacherDashboard`. */
  canMake: boolean;
  isSignedIn: boolean;
}

/** Loaded on demand, because it needs the texts of all problems. */
const ClassView = lazyComponent(
  async () => (await import(/* webpackChunkName: "class-view" */ './live/ClassView.tsx')).ClassView,
);

/** Loaded on demand, because it needs the names of all mistakes and standards. */
const ClassReports = lazyComponent(
  async () => (await import(/* webpackChunkName: "class-reports" */ './reports/ClassReports.tsx')).ClassReports,
);

/** The classes of a teacher, one of them, or an invitation from an email. Browsers send the hash with its token to no server. */
export function Classes({ canMake, isSignedIn }: ClassesProps) {
  const client = useQueryClient();
  const {
    class: classId,
    assign: assigned = null,
    lesson: lessonId,
    report,
  } = useSearch({ from: '/teacher-dashboard' });
  const navigate = useNavigate({ from: '/teacher-dashboard' });
  const [hash, setHash] = useHash();
  const errorText = useClassErrorText();
  const { guard, question } = useGuard();
  const { error, ...password } = question;
  const calls = classCalls(client, guard);
  const t = useMessages(en);
  const classes = useQuery(classesQuery(isSignedIn)).data;
  const invitation = new URLSearchParams(hash).get('invitation');
  if (invitation !== null) {
    return <StaffInvitation token={invitation} calls={calls} onDone={() => setHash('')} />;
  }
  if (classId !== undefined && lessonId !== undefined) {
    return (
      <LazyBoundary placement="inline">
        <ClassView key={lessonId} {...{ classId, lessonId }} />
      </LazyBoundary>
    );
  }
  if (classId !== undefined && report !== undefined) {
    return (
      <LazyBoundary placement="inline">
        <ClassReports key={classId} classId={classId} />
      </LazyBoundary>
    );
  }
  // There is nothing to choose for a teacher with one class.
  const only = classes?.length === 1 ? classes[0]?.id : undefined;
  const shownId = classId ?? only;
  const open = (id: string) =>
    void navigate({ search: { class: id, assign: assigned ?? undefined }, resetScroll: false });
  const replace = (id?: string) => void navigate({ search: { class: id }, replace: true, resetScroll: false });
  return (
    <>
      {shownId === undefined ? (
        <ClassList {...{ canMake, calls, assigned }} onOpen={open} />
      ) : (
        <ClassPage
          key={shownId}
          {...{ calls, assigned }}
          classId={shownId}
          action={
            only === undefined ? (
              <PageLink variant="standalone" to="/teacher-dashboard">
                {t('class.all')}
              </PageLink>
            ) : (
              canMake && <NewClass variant="outline" calls={calls} onMade={open} />
            )
          }
          onAssigned={() => replace(shownId)}
          onErased={() => replace()}
        />
      )}
      <ReauthenticationDialog {...password} error={error ? errorText(error) : ''} />
    </>
  );
}

interface ClassListProps {
  canMake: boolean;
  calls: ReturnType<typeof classCalls>;
  assigned: string | null;
  onOpen: (classId: string) => void;
}

function ClassList({ canMake, calls, assigned, onOpen }: ClassListProps) {
  const t = useMessages(en);
  const query = useQuery(classesQuery(true));
  const classes = query.data;
  // Next to classes, opening one of them is the main action.
  const make = canMake && (
    <NewClass
      variant={classes && classes.length > 0 ? 'outline' : 'solid'}
      isDisabled={classes?.length === maxClasses}
      calls={calls}
      onMade={onOpen}
    />
  );
  return (
    <Page
      title={t('classes.title')}
      lead={t(assigned === null ? 'classes.lead' : 'classes.assign')}
      picture={<ClassBoard />}
      audience="adult"
      {...(classes && classes.length > 0 && make && { action: make })}
    >
      {classes === undefined && query.isFetching && <ClassesLoading />}
      {classes === undefined && !query.isFetching && <ClassesFailed onRetry={() => void query.refetch()} />}
      {classes?.length === 0 && (
        <EmptyState title={t('classes.none')} actions={make}>
          {t('classes.none.text')}
        </EmptyState>
      )}
      {classes && classes.length > 0 && (
        <ul css={[list, cards]}>
          {classes.map((one) => (
            <ClassCard key={one.id} {...one} assigned={assigned} />
          ))}
        </ul>
      )}
    </Page>
  );
}

interface NewClassProps extends Pick<ButtonProps, 'variant' | 'isDisabled'> {
  calls: ReturnType<typeof classCalls>;
  onMade: (classId: string) => void;
}

/** A button for the dialog that makes a class. */
function NewClass({ calls, onMade, ...button }: NewClassProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onPress={() => setOpen(true)}>
        {t('new.title')}
      </Button>
      {isOpen && <NewClassDialog calls={calls} onMade={({ id }) => onMade(id)} onClose={() => setOpen(false)} />}
    </>
  );
}

function ClassCard({
  id,
  name,
  seats,
  band,
  endsOn,
  role,
  plan,
  assigned,
}: ClassSummary & { assigned: string | null }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <Card as="li" variant="menu">
      <div css={part}>
        <h2 translate="no">{name}</h2>
        <p>{t('class.lead', { count: seats, ages: t(`band.${band}`), day: formatDay(endsOn, locale) })}</p>
        {plan !== 'running' && <p>{t('signIn.planEnded')}</p>}
        {role === 'co_teacher' && <p>{t('class.shared')}</p>}
        <div>
          <PageLink variant="solid" to="/teacher-dashboard" search={{ class: id, assign: assigned ?? undefined }}>
            {t(assigned === null ? 'class.open' : 'class.assign', { name })}
          </PageLink>
        </div>
      </div>
    </Card>
  );
}
