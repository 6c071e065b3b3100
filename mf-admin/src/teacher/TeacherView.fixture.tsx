import { useState } from 'react';
import { sampleClass, sampleDay } from './class/sampleClass.ts';
import { TeacherView, type TeacherViewProps } from './TeacherView.tsx';
import { firstView, type View } from './view/view.ts';

export interface KeptViewProps extends Partial<Pick<TeacherViewProps, 'students'>> {
  /** What differs from the first visit. */
  start?: Partial<View>;
}

/** The dashboard with a view that is kept here in place of the address. */
export function KeptView({ start = {}, students = sampleClass }: KeptViewProps) {
  const [view, setView] = useState<View>({ ...firstView, ...start });
  const now = () => new Date(2026, 10, 21, 12);
  return <TeacherView students={students} day={sampleDay} view={view} goTo={setView} now={now} />;
}
