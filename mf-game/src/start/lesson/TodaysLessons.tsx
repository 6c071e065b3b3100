import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { localDay } from '@countertop/client/shared/localDay';
import { queryClient } from '@countertop/client/shared/queryClient';
import { useToday } from '@countertop/client/shared/today';
import type { OwnLesson } from '@countertop/contract/classes/classLessons';
import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { repeatIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { en } from './lesson.messages.ts';
import { ownLessonsQuery } from './ownLessons.ts';

const todaysLesson = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token.space.xs,
  '& > h2': { margin: 0, fontSize: token.type.lead },
  '& > h3': { margin: 0, fontSize: token.type.body, overflowWrap: 'anywhere' },
  '& > p': { margin: 0 },
});

/** The open lessons of a child in a class. Nothing while they load and if there are none. */
export function TodaysLessons() {
  return (
    <QueryClientProvider client={queryClient}>
      <Lessons />
    </QueryClientProvider>
  );
}

function Lessons() {
  const t = useMessages(en);
  const { data: lessons = [], isError, refetch } = useQuery(ownLessonsQuery());
  if (lessons.length === 0 && !isError) return null;
  return (
    <section aria-label={t('lesson.todays')}>
      <Card>
        <div css={todaysLesson}>
          <h2>{t('lesson.todays')}</h2>
          {lessons.map((lesson) => (
            <TodaysLesson key={lesson.id} {...lesson} />
          ))}
          {isError && lessons.length === 0 && (
            <>
              <p>{t('lesson.todays.failed')}</p>
              <Button variant="outline" icon={repeatIcon} onPress={() => void refetch()}>
                {t('lesson.todays.retry')}
              </Button>
            </>
          )}
          {lessons.length > 0 && <p>{t('lesson.todays.seen')}</p>}
        </div>
      </Card>
    </section>
  );
}

function TodaysLesson({ title, code, answered, total, closesAt }: OwnLesson) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const today = useToday();
  const closes = new Date(closesAt);
  const isToday = localDay(closes) === today;
  const time = new Intl.DateTimeFormat(locale, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(closes);
  const isDone = answered >= total;
  return (
    <>
      <h3 translate="no">{title}</h3>
      <p>
        {t(isDone ? 'lesson.todays.done' : 'lesson.todays.answered', { answered, total })}{' '}
        {t('lesson.todays.until', { time })}
      </p>
      {/* Loads the page again: the lesson's address leads to the same page. */}
      <PageLink
        variant={isDone ? 'outline' : 'solid'}
        {...(!isDone && { tone: 'accent' })}
        to="/game"
        search={{ lesson: code }}
        target="_top"
        aria-label={t(isDone ? 'lesson.todays.againNamed' : 'lesson.todays.playNamed', { title })}
      >
        {t(isDone ? 'lesson.again' : 'lesson.todays.play')}
      </PageLink>
    </>
  );
}
