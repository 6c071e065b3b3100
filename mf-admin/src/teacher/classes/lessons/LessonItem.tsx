import type { ClassLesson } from '@countertop/contract/classLessons';
import { moreIcon } from '@countertop/design-system/icons';
import { IconButton } from '@countertop/design-system/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@countertop/design-system/Menu';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { part, person } from '../Classes.styles.ts';
import type { LessonPhase } from './lessonPlan.ts';
import { en } from './lessons.messages.ts';
import { useLessonFacts } from './useLessonFacts.ts';

const lessonActions = ['edit', 'end', 'remove'] as const;
export type LessonAction = (typeof lessonActions)[number];

const tones = { open: 'success', planned: 'info', over: 'neutral' } as const;

export interface LessonItemProps {
  lesson: ClassLesson;
  phase: LessonPhase;
  onAction: (action: LessonAction) => void;
}

/** A lesson in the list of its class. */
export function LessonItem({ lesson, phase, onAction }: LessonItemProps) {
  const t = useMessages(en);
  const { who, times } = useLessonFacts();
  const { title, total } = lesson;
  const label = t('lesson.menu', { title });
  return (
    <li css={person}>
      <div css={part}>
        <h3 translate="no">{title}</h3>
        <p>
          <Tag tone={tones[phase]}>{t(`lesson.${phase}`)}</Tag>{' '}
          {t('lesson.facts', { count: total, who: who(lesson), times: times(lesson) })}
        </p>
      </div>
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
    </li>
  );
}
