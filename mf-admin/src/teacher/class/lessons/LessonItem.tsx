import type { ClassLesson } from '@countertop/contract/classes/classLessons';
import { moreIcon } from '@countertop/design-system/icons';
import { IconButton } from '@countertop/design-system/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@countertop/design-system/Menu';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { facts, part, person } from '../Classes.styles.ts';
import type { LessonPhase } from './lessonPlan.ts';
import { en } from './lessons.messages.ts';
import { useLessonFacts } from './useLessonFacts.ts';

const lessonActions = ['edit', 'end', 'remove'] as const;
export type LessonAction = (typeof lessonActions)[number];

const tones = { open: 'success', stopped: 'warning', planned: 'info', over: 'neutral' } as const;

export interface LessonItemProps {
  classId: string;
  lesson: ClassLesson;
  phase: LessonPhase;
  /** Whether children can't sign in, because the plan of the class has ended. */
  isStopped: boolean;
  onAction: (action: LessonAction) => void;
}

/** A lesson in the list of its class. */
export function LessonItem({ classId, lesson, phase, isStopped, onAction }: LessonItemProps) {
  const t = useMessages(en);
  const { who, times } = useLessonFacts();
  const { title, total } = lesson;
  const shown = isStopped && phase === 'open' ? 'stopped' : phase;
  return (
    <li css={person}>
      <div css={part}>
        <h3 translate="no">{title}</h3>
        <div css={facts}>
          <Tag tone={tones[shown]}>{t(`lesson.${shown}`)}</Tag>
          <span>{t('lesson.facts', { count: total, who: who(lesson) })}</span>
          <span>{times(lesson)}</span>
        </div>
      </div>
      <Stack direction="horizontal" gap="s" align="stretch">
        {phase !== 'planned' && (
          <PageLink
            variant="outline"
            to="/teacher-dashboard"
            search={{ class: classId, lesson: lesson.id }}
            aria-label={t('lesson.answers.of', { title })}
          >
            {t('lesson.answers')}
          </PageLink>
        )}
        <LessonMenu {...{ lesson, phase, onAction }} />
      </Stack>
    </li>
  );
}

function LessonMenu({ lesson: { title }, phase, onAction }: Omit<LessonItemProps, 'classId' | 'isStopped'>) {
  const t = useMessages(en);
  const label = t('lesson.menu', { title });
  return (
    <MenuTrigger>
      <IconButton icon={moreIcon} label={label} />
      <Menu
        label={label}
        onAction={(key) => {
          const action = lessonActions.find((one) => one === key);
          if (action) onAction(action);
        }}
      >
        {lessonActions
          .filter((action) => action !== 'end' || phase === 'open')
          .map((action) => (
            <MenuItem key={action} id={action} isDestructive={action === 'remove'}>
              {t(`lesson.${action}`)}
            </MenuItem>
          ))}
      </Menu>
    </MenuTrigger>
  );
}
