import type { ClassLesson } from '@countertop/contract/classes/classLessons';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import type { ClassPartProps } from '../Children.tsx';
import { en as classTexts } from '../classes.messages.ts';
import { storedLesson } from '../conflict.ts';
import { FormDialog } from '../FormDialog.tsx';
import { planOf, planErrorOf, toInput } from './lessonPlan.ts';
import { en } from './lessons.messages.ts';
import { PlanFields } from './PlanFields.tsx';
import { useLessonFacts } from './useLessonFacts.ts';

export interface EditDialogProps extends ClassPartProps {
  lesson: ClassLesson;
  onClose: () => void;
}

/** Changes the title, the times and the children of a lesson. */
export function EditDialog({ schoolClass, calls, lesson, onClose }: EditDialogProps) {
  const t = useMessages(en);
  const tClass = useMessages(classTexts);
  const { who, times } = useLessonFacts();
  const [before] = useState(() =>
    planOf(
      lesson,
      schoolClass.seats.map(({ id }) => id),
    ),
  );
  const [plan, setPlan] = useState(before);
  const facts = (one: Pick<ClassLesson, 'title' | 'opensAt' | 'closesAt' | 'seatIds'>) =>
    t('plan.facts', { title: one.title, who: who(one), times: times(one) });

  /** Returns what is sent. The stored times have seconds, which the fields don't show. */
  function changes() {
    const { opensAt, closesAt, ...input } = toInput(plan);
    return {
      ...input,
      opensAt: plan.opens === before.opens ? lesson.opensAt : opensAt,
      closesAt: plan.closes === before.closes ? lesson.closesAt : closesAt,
    };
  }

  return (
    <FormDialog
      title={t('edit.title', { title: lesson.title })}
      submitLabel={tClass('dialog.save')}
      size="medium"
      findError={() => {
        const error = planErrorOf(plan, before);
        return error === null ? undefined : t(`error.${error}`);
      }}
      onSubmit={(version = lesson.version) =>
        calls.changeLesson({ classId: schoolClass.id, lessonId: lesson.id, version, ...changes() })
      }
      onDone={onClose}
      onClose={onClose}
      conflict={{
        storedIn: storedLesson,
        compare: (stored) => ({ stored: facts(stored), mine: facts(changes()) }),
        onKeepStored: () => void calls.refreshLessons(schoolClass.id),
      }}
    >
      <PlanFields plan={plan} seats={schoolClass.seats} onChange={(next) => setPlan({ ...plan, ...next })} />
    </FormDialog>
  );
}
