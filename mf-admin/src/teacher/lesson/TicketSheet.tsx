import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import { answerText, correctHundredths } from '@countertop/phrases/answerText';
import { phraseText } from '@countertop/phrases/phraseText';
import { ProblemLines } from '@countertop/phrases/ProblemLines';
import { Global } from '@emotion/react';
import { useMemo } from 'react';
import { answerLine, key, nameLine, onlyTickets, sheet, tickets } from './Lesson.styles.ts';
import { type Lesson, lessonProblems } from './lesson.ts';
import { en } from './lesson.messages.ts';

/** The tickets of a lesson and their answers, on paper only. */
export function TicketSheet({ lesson }: { lesson: Lesson }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const problems = useMemo(() => lessonProblems(lesson), [lesson]);
  const ages = t(`lesson.band.${lesson.band}`);
  return (
    <div css={sheet} data-tickets data-audience="adult">
      <Global styles={onlyTickets} />
      <h1>{t('sheet.title', { ages })}</h1>
      {lesson.type && <p>{t(`lesson.type.${lesson.type}`)}</p>}
      <p css={nameLine}>{t('sheet.name')}</p>
      <ol css={tickets}>
        {problems.map((problem, index) => (
          <PaperTicket key={problem.id} problem={problem} number={index + 1} />
        ))}
      </ol>
      <section css={key}>
        <h2>{t('sheet.key')}</h2>
        <p>{t('sheet.key.for', { seed: String(lesson.seed), ages })}</p>
        <ol>
          {problems.map((problem) => (
            <li key={problem.id}>{answerText(correctHundredths(problem.answer), problem, locale)}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function PaperTicket({ problem, number }: { problem: Problem; number: number }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const wording = { locale, moneyDigits: problem.moneyDigits };
  return (
    <li>
      <h2>{t('sheet.ticket', { number })}</h2>
      <p>{phraseText(problem.context, wording)}</p>
      <ProblemLines problem={problem} />
      <p>
        <b>{phraseText(problem.question, wording)}</b>
      </p>
      <p css={answerLine}>{t('sheet.answer')}</p>
    </li>
  );
}
