import { sampleClass, sampleDay } from '../teacher/class/sampleClass.ts';
import { TeacherView } from '../teacher/TeacherView.tsx';
import { useView } from '../teacher/view/useView.ts';

const ids = sampleClass.map(({ id }) => id);

/** /teacher-dashboard. Open to everyone, because the class is fictional. */
export function TeacherDashboardPage() {
  const [view, goTo] = useView(ids);
  return <TeacherView students={sampleClass} day={sampleDay} view={view} goTo={goTo} />;
}
