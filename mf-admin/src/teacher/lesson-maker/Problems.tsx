import { Grid } from '@countertop/design-system/Grid';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketRule } from '@countertop/design-system/Ticket';
import { lessonProblems } from '@countertop/engine/lesson/lesson';
import type { Lesson } from '@countertop/engine/lesson/lessonCode';
import type { Problem } from '@countertop/engine/problems/problem';
import { answerText, correctHundredths } from '@countertop/phrases/answerText';
import { phraseText } from '@countertop/phrases/phraseText';
import { ProblemLines } from '@countertop/phrases/ProblemLines';
import { useMemo } from 'react';
import { ticket } from './Lesson.styles.ts';
import { en } from './lesson.messages.ts';

/** The tickets of a lesson, in order. */
export function Problems({ lesson, hasAnswers }: { lesson: Lesson; hasAnswers: boolean }) {
  const problems = useMemo(() => lessonProblems(lesson), [lesson]);
  return (
    <Grid as="ol">
      {problems.map((problem, index) => (
        <li key={problem.id}>
          <ProblemTicket problem={problem} number={index + 1} hasAnswer={hasAnswers} />
        </li>
      ))}
    </Grid>
  );
}

export interface ProblemTicketProps {
  problem: Problem;
  /** From 1. */
  number: number;
  hasAnswer: boolean;
}

/** A problem as it is asked in the game. */
export function ProblemTicket({ problem, number, hasAnswer }: ProblemTicketProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const wording = { locale, moneyDigits: problem.moneyDigits };
  return (
    <Ticket>
      <div css={ticket}>
        <h3>{t('sheet.problem', { number })}</h3>
        <p>{phraseText(problem.context, wording)}</p>
        <ProblemLines problem={problem} />
        <TicketRule />
        <p>
          <b>{phraseText(problem.question, wording)}</b>
        </p>
        {hasAnswer && (
          <p>{t('lesson.answer', { answer: answerText(correctHundredths(problem.answer), problem, locale) })}</p>
        )}
      </div>
    </Ticket>
  );
}
