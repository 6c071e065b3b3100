import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketLine, TicketRule } from '@countertop/design-system/Ticket';
import { Stack } from '@countertop/design-system/Stack';
import { answerText, correctHundredths } from '@countertop/phrases/answerText';
import { phraseText } from '@countertop/phrases/phraseText';
import { ProblemLines } from '@countertop/phrases/ProblemLines';
import { dayOf } from '../shared/dates.ts';
import { mistake as mistakeStyle, ticket as ticketStyle, tickets as ticketsStyle } from './Progress.styles.ts';
import type { MistakeLine } from './progressReport.ts';
import { en } from './progress.messages.ts';
import type { MistakeTickets } from './queries.ts';
import { mistakeName, skillName } from './reportText.ts';
import { type WrongAnswer, wrongAnswers } from './wrongAnswers.ts';

export interface MistakesProps {
  mistakes: readonly MistakeLine[];
  tickets: MistakeTickets;
}

/** Each mistake with the orders in which it was made. */
export function Mistakes({ mistakes, tickets }: MistakesProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <Stack as="ul">
      {mistakes.map(({ mistake, times, skills }) => {
        const answers = wrongAnswers(tickets.get(mistake) ?? []);
        const names = new Intl.ListFormat(locale).format(skills.map((skill) => skillName(skill, locale)));
        return (
          <li key={mistake} css={mistakeStyle}>
            <h3>{mistakeName(mistake, locale)}</h3>
            <p>{t('mistakes.times', { times, skills: names })}</p>
            {answers.length === 0 && <p>{t('mistakes.noTicket')}</p>}
            <div css={ticketsStyle}>
              {answers.map((answer) => (
                <AnsweredOrder key={answer.id} answer={answer} />
              ))}
            </div>
          </li>
        );
      })}
    </Stack>
  );
}

/** A ticket with the child's answer, the right answer and the reason. */
function AnsweredOrder({ answer: { problem, answerHundredths, reason, answeredAt } }: { answer: WrongAnswer }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const wording = { locale, moneyDigits: problem.moneyDigits };
  return (
    <Ticket>
      <div css={ticketStyle}>
        <h4>{t('ticket.title', { day: dayOf(answeredAt, locale) })}</h4>
        <ProblemLines problem={problem} />
        <p data-part="question">{phraseText(problem.question, wording)}</p>
        <TicketRule />
        <TicketLine label={t('ticket.answer')} value={answerText(answerHundredths, problem, locale)} />
        <TicketLine label={t('ticket.right')} value={answerText(correctHundredths(problem.answer), problem, locale)} />
        <p>{t('ticket.reason', { reason: phraseText(reason, wording) })}</p>
      </div>
    </Ticket>
  );
}
