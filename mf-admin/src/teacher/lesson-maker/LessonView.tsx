import { Button } from '@countertop/design-system/Button';
import { Grid } from '@countertop/design-system/Grid';
import { repeatIcon } from '@countertop/design-system/icons';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Section } from '@countertop/design-system/Section';
import { Switch } from '@countertop/design-system/Switch';
import { type Lesson, lessonCode } from '@countertop/engine/lesson/lessonCode';
import { useState } from 'react';
import { ClassBoard } from '../ClassBoard.tsx';
import { Choices } from './Choices.tsx';
import { tools } from './Lesson.styles.ts';
import { LessonLink } from './LessonLink.tsx';
import { en } from './lesson.messages.ts';
import { lessonLink, newLesson } from './lessonAddress.ts';
import { Paper } from './Paper.tsx';

/** Loaded after the choices, because it needs the texts of all problems. */
const Problems = lazyComponent(
  async () => (await import(/* webpackChunkName: "lesson-problems" */ './Problems.tsx')).Problems,
);

export interface LessonViewProps {
  /** Null in prerendered HTML, which shows everything except for link and problems. */
  lesson: Lesson | null;
  onChange: (lesson: Lesson) => void;
  /** Whether a teacher with classes is signed in. */
  canAssign?: boolean;
}

/** A lesson without accounts: choices, link, paper and problems. */
export function LessonView({ lesson, onChange, canAssign = false }: LessonViewProps) {
  const t = useMessages(en);
  const shown = lesson ?? newLesson(0);
  return (
    <Page title={t('lesson.title')} lead={t('lesson.lead')} picture={<ClassBoard />} audience="adult">
      <Grid gap="wide" narrowest="large" align="start">
        <Choices lesson={shown} onChange={(changes) => onChange({ ...shown, ...changes })} />
        <LessonLink
          link={lesson && lessonLink(location.origin, lesson)}
          assigned={lesson && canAssign ? lessonCode(lesson) : null}
        />
      </Grid>
      <Paper lesson={shown} />
      <Preview lesson={shown} onChange={onChange} hasProblems={lesson !== null} />
    </Page>
  );
}

interface PreviewProps {
  lesson: Lesson;
  onChange: LessonViewProps['onChange'];
  hasProblems: boolean;
}

function Preview({ lesson, onChange, hasProblems }: PreviewProps) {
  const t = useMessages(en);
  const [hasAnswers, setAnswers] = useState(false);
  const [redrawCount, setRedrawCount] = useState(0);
  const drawOtherNumbers = () => {
    onChange({ ...lesson, seed: (lesson.seed + 1) % 2 ** 32 });
    setRedrawCount(redrawCount + 1);
  };
  const ages = t(`lesson.band.${lesson.band}`);
  return (
    <Section title={t('lesson.problems')} lead={t('lesson.problems.lead', { count: lesson.count, ages })}>
      <div css={tools}>
        <Button variant="outline" icon={repeatIcon} onPress={drawOtherNumbers}>
          {t('lesson.another')}
        </Button>
        <Switch isSelected={hasAnswers} onChange={setAnswers}>
          {t('lesson.answers')}
        </Switch>
      </div>
      <LiveRegion message={redrawCount === 0 ? '' : t('lesson.another.done')} occurrence={redrawCount} />
      {hasProblems && (
        <LazyBoundary placement="inline">
          <Problems lesson={lesson} hasAnswers={hasAnswers} />
        </LazyBoundary>
      )}
    </Section>
  );
}
