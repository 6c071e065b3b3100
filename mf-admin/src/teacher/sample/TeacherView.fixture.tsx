import { useState } from 'react';
import { sampleClass, sampleDay } from './sampleClass.ts';
import { TeacherView, type TeacherViewProps } from './TeacherView.tsx';
import { defaultView, type View } from './view.ts';

export interface StatefulViewProps extends Partial<Pick<TeacherViewProps, 'students'>> {
  /** Overrides of the default view. */
  start?: Partial<View>;
}

/** The dashboard with its view in React state instead of the URL. */
export function StatefulView({ start = {}, students = sampleClass }: StatefulViewProps) {
  const [view, setView] = useState<View>({ ...defaultView, ...start });
  const exportDay = () => '2026-11-21';
  return <TeacherView students={students} day={sampleDay} view={view} goTo={setView} exportDay={exportDay} />;
}
