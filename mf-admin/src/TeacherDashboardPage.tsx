import { useMessages } from '@countertop/design-system/messages';
import { BeingBuiltPage } from './being-built/BeingBuiltPage.tsx';
import { en } from './messages/en.messages.ts';

/** /teacher-dashboard */
export function TeacherDashboardPage() {
  const t = useMessages(en);
  return <BeingBuiltPage heading={t('teacherDashboard.heading')} planned={t('teacherDashboard.planned')} />;
}
