import { queryClient } from '@countertop/client/shared/queryClient';
import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { currentTime } from '@countertop/client/shared/today';
import { useIsInBrowser } from '@countertop/client/shared/useIsInBrowser';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { hasFeature } from '@countertop/contract/payments/features';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { lazyComponent } from '@countertop/design-system/lazy';
import { useHash } from '@countertop/routes/useHash';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { sampleClass, sampleDay } from '../teacher/sample/sampleClass.ts';
import { classesQuery } from '../teacher/class/classQueries.ts';
import { TeacherLoading } from '../teacher/TeacherLoading.tsx';
import { TeacherView } from '../teacher/sample/TeacherView.tsx';
import { useView } from '../teacher/sample/useView.ts';

const ids = sampleClass.map(({ id }) => id);
const Classes = lazyComponent(
  async () => (await import(/* webpackChunkName: "classes" */ '../teacher/class/Classes.tsx')).Classes,
);

/** /teacher-dashboard. Teachers see their classes; everybody else sees a fictional one. */
export function TeacherDashboardPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Dashboard />
    </QueryClientProvider>
  );
}

function Dashboard() {
  const [now] = useState(() => currentTime().getTime());
  const [hash] = useHash();
  // The header may know the user before this page is hydrated.
  const isInBrowser = useIsInBrowser();
  const { data: user = null, isLoading } = useQuery(currentUserQuery());
  const isAdult = isInBrowser && user !== null && user.player === null;
  const canMake = isAdult && hasFeature(user, 'teacherDashboard', now);
  const classes = useQuery(classesQuery(isAdult));
  if (canMake || (classes.data?.length ?? 0) > 0 || hash.startsWith('invitation=')) {
    return (
      <LazyBoundary placement="inline">
        <Suspense fallback={<TeacherLoading />}>
          <Classes canMake={canMake} isSignedIn={isAdult} />
        </Suspense>
      </LazyBoundary>
    );
  }
  // Teachers don't see the sample before their own class.
  if (isInBrowser && isSignedIn() && (isLoading || classes.isLoading)) return <TeacherLoading />;
  return sample;
}

/** A constant element, so that the end of hydration doesn't render it again. */
const sample = <Sample />;

function Sample() {
  const [view, goTo] = useView(ids);
  return <TeacherView students={sampleClass} day={sampleDay} view={view} goTo={goTo} />;
}
