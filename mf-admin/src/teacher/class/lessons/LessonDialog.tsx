import { currentTime } from '@countertop/client/shared/today';
import type { ClassLesson } from '@countertop/contract/classes/classLessons';
import { useMessages } from '@countertop/design-system/messages';
import type { ClassPartProps } from '../Children.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import type { LessonAction } from './LessonItem.tsx';
import { en } from './lessons.messages.ts';

export interface LessonDialogProps extends ClassPartProps {
  action: LessonAction;
  lesson: ClassLesson;
  onClose: () => void;
}

/** The dialog of an action in the menu of a lesson. */
export function LessonDialog({ action, lesson, schoolClass, calls, onClose }: LessonDialogProps) {
  const t = useMessages(en);
  if (action === 'edit') return <EditDialog {...{ schoolClass, calls, lesson, onClose }} />;
  const ids = { classId: schoolClass.id, lessonId: lesson.id };
  return (
    <ConfirmDialog
      title={t(`${action}.title`, { title: lesson.title })}
      submitLabel={t(`lesson.${action}`)}
      isDestructive={action === 'remove'}
      onSubmit={() =>
        action === 'remove'
          ? calls.removeLesson(ids.classId, ids.lessonId)
          : calls.changeLesson({ ...ids, version: lesson.version, closesAt: currentTime().toISOString() })
      }
      onDone={onClose}
      onClose={onClose}
    >
      {t(`${action}.text`)}
    </ConfirmDialog>
  );
}
