import { Button } from '@countertop/design-system/Button';
import { accessIcon, bellIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import type { Lesson } from '@countertop/engine/lesson/lessonCode';
import type { Stats } from '@countertop/engine/play/game';
import { oldestDrawnRules } from '@countertop/engine/problems/rulesVersion';
import { PageLink } from '@countertop/routes/PageLink';
import type { ReactNode } from 'react';
import { Hero } from '../Hero.tsx';
import { en as startTexts } from '../start.messages.ts';
import { buttons, links } from '../StartScreen.styles.ts';
import { en } from './lesson.messages.ts';

export interface LessonScreenProps {
  lesson: Lesson;
  /** How far the child is. */
  stats: Pick<Stats, 'totalProblems' | 'correctAnswers'>;
  /** Whether a start waits for code. */
  isStarting?: boolean;
  /** Shown above the start button. */
  notice?: ReactNode;
  /** Takes the place of the start button while the kitchen is closed. */
  closed?: ReactNode;
  /** Starts the lesson, continues it, or starts it again after its end. */
  onStart: () => void;
  onOptions: () => void;
}

/** The start menu of a lesson. The teacher has already chosen everything but the options for accessibility. */
export function LessonScreen({ lesson, stats, isStarting = false, notice, closed, ...on }: LessonScreenProps) {
  const t = useMessages(en);
  const start = useMessages(startTexts);
  const { count, band, rules } = lesson;
  const { totalProblems: done, correctAnswers: right } = stats;
  const isFinished = done >= count;
  const label = isFinished ? 'lesson.again' : done > 0 ? 'lesson.continue' : 'lesson.start';
  return (
    <Page width="full">
      <Hero tagline={t('lesson.lead', { count, ages: start(`start.band.${band}`) })} isOpen={!closed}>
        {notice}
        {rules < oldestDrawnRules && <p>{t('lesson.earlier')}</p>}
        {done > 0 && <p>{isFinished ? t('lesson.finished', { right, count }) : t('lesson.done', { done, count })}</p>}
        <div css={buttons}>
          {closed ?? (
            <Button
              tone="accent"
              icon={bellIcon}
              isPending={isStarting}
              pendingLabel={start('start.opening')}
              onPress={on.onStart}
            >
              {t(label)}
            </Button>
          )}
          <div css={links}>
            <Button variant="text" size="medium" icon={accessIcon} onPress={on.onOptions}>
              {start('start.options')}
            </Button>
            {isFinished && (
              // Loads the page again: the lesson's address leads to the same page.
              <PageLink variant="standalone" to="/game" target="_top">
                {t('lesson.withoutLesson')}
              </PageLink>
            )}
          </div>
        </div>
      </Hero>
    </Page>
  );
}
