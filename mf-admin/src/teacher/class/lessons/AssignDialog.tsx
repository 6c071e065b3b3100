import { currentTime } from '@countertop/client/shared/today';
import { lessonTitleMaxLength } from '@countertop/contract/classes/classLessons.limits';
import { hourMs } from '@countertop/contract/shared/time';
import { useMessages } from '@countertop/design-system/messages';
import { TextField } from '@countertop/design-system/TextField';
import { type Lesson, readLesson } from '@countertop/engine/lesson/lessonCode';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import { en as lessonTexts } from '../../lesson-maker/lesson.messages.ts';
import { codeIn } from '../../lesson-maker/lessonAddress.ts';
import type { ClassPartProps } from '../Children.tsx';
import { en as classTexts } from '../classes.messages.ts';
import { FormDialog } from '../FormDialog.tsx';
import { type LessonPlan, planErrorOf, toInput, toLocal, usualClose } from './lessonPlan.ts';
import { en } from './lessons.messages.ts';
import { PlanFields } from './PlanFields.tsx';

export interface AssignDialogProps extends ClassPartProps {
  /** Code to begin with. */
  code: string;
  onClose: () => void;
}

/** Assigns a lesson, which a teacher made before, to a class or some of its children. */
export function AssignDialog({ schoolClass, calls, code: firstCode, onClose }: AssignDialogProps) {
  const t = useMessages(en);
  const typesOf = useTypes();
  const codeError = useCodeError(schoolClass.band);
  const [now] = useState(() => currentTime());
  const [text, setText] = useState(firstCode);
  // Null until the teacher changes it: until then it follows the lesson.
  const [title, setTitle] = useState<string | null>(null);
  const [times, setTimes] = useState<Omit<LessonPlan, 'title'>>(() => ({
    opens: null,
    closes: usualClose(now, schoolClass),
    seatIds: null,
  }));
  const code = codeIn(text);
  const lesson = readLesson(code);
  const isLesson = typeof lesson !== 'string';
  const plan = { ...times, title: title ?? (isLesson ? typesOf(lesson).slice(0, lessonTitleMaxLength) : '') };

  function findError(): string | undefined {
    const wrongCode = codeError(lesson);
    if (wrongCode !== undefined) return wrongCode;
    const error = planErrorOf(plan);
    return error === null ? undefined : t(`error.${error}`);
  }

  return (
    <FormDialog
      title={t('assign.title')}
      submitLabel={t('assign.submit')}
      size="medium"
      findError={findError}
      onSubmit={() => calls.assignLesson({ classId: schoolClass.id, code, ...toInput(plan) })}
      onDone={onClose}
      onClose={onClose}
    >
      <TextField
        label={t('assign.code')}
        description={t('assign.code.hint')}
        errorMessage={text.trim() === '' ? undefined : codeError(lesson)}
        autoComplete="off"
        writing="ltr"
        isRequired
        value={text}
        onChange={setText}
      />
      {isLesson ? (
        <Contents lesson={lesson} />
      ) : (
        <p>
          <PageLink to="/teach">{t('lessons.make')}</PageLink>
        </p>
      )}
      <PlanFields
        plan={plan}
        seats={schoolClass.seats}
        laterOpens={toLocal(new Date(now.getTime() + hourMs))}
        onChange={({ title: nextTitle, ...next }) => {
          if (nextTitle !== undefined) setTitle(nextTitle);
          setTimes({ ...times, ...next });
        }}
      />
    </FormDialog>
  );
}

/** Returns a function that lists the kinds of problems of a lesson. */
function useTypes(): (lesson: Lesson) => string {
  const t = useMessages(lessonTexts);
  return ({ types }) => types.map((type) => t(`lesson.type.${type}`)).join(', ');
}

/** Returns a function that says why a lesson can't be assigned to a class of an age band; undefined if it can. */
function useCodeError(band: Lesson['band']): (lesson: ReturnType<typeof readLesson>) => string | undefined {
  const t = useMessages(en);
  const tClass = useMessages(classTexts);
  return (lesson) => {
    if (lesson === 'later_rules') return t('assign.later');
    if (lesson === 'invalid') return tClass('error.lesson_code_invalid');
    return lesson.band === band ? undefined : tClass('error.lesson_band');
  };
}

function Contents({ lesson }: { lesson: Lesson }) {
  const t = useMessages(en);
  const tLesson = useMessages(lessonTexts);
  const typesOf = useTypes();
  return (
    <p>
      {t('assign.contents', {
        count: lesson.count,
        ages: tLesson(`lesson.band.${lesson.band}`),
        types: typesOf(lesson),
        speed: tLesson(`lesson.speed.${lesson.speed}`),
        hints: t(`assign.hints.${lesson.hints}`),
      })}
    </p>
  );
}
