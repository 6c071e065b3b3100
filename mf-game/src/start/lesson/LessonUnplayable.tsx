import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import type { LessonError } from '@countertop/engine/lesson/lessonCode';
import { PageLink } from '@countertop/routes/PageLink';
import { Hero } from '../Hero.tsx';
import { en } from './lesson.messages.ts';

/** Takes the place of the start menu if the code of a lesson can't be played. */
export function LessonUnplayable({ error }: { error: LessonError }) {
  const t = useMessages(en);
  return (
    <Page width="full">
      <Hero tagline={t('lesson.unplayable')} isOpen={false}>
        <p>{t(`lesson.${error}`)}</p>
        <p>
          {/* Loads the page again: the lesson's address leads to the same page. */}
          <PageLink to="/game" variant="solid" target="_top">
            {t('lesson.withoutLesson')}
          </PageLink>
        </p>
      </Hero>
    </Page>
  );
}
