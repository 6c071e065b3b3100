import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketLine, TicketRule } from '@countertop/design-system/Ticket';
import type { Problem } from '@countertop/engine/problem/problem';
import { en } from '../messages/en.messages.ts';
import { amountText } from '../phrases/ProblemLines.tsx';
import { paper, total } from './ResultDialog.styles.ts';
import { workedSteps } from './worked.ts';

/** How a problem adds up, step by step, on paper. */
export function WorkedTicket({ problem }: { problem: Problem }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const wording = { locale, moneyDigits: problem.moneyDigits };
  const steps = workedSteps(problem);
  const answer = steps.at(-1)?.result;
  return (
    <Ticket>
      <div css={paper}>
        <h3>{t('result.worked')}</h3>
        {steps.map((step, index) => (
          <TicketLine
            // Steps have no name of their own and never change place.
            key={index}
            label={
              <bdi dir="ltr">
                {t(`step.${step.sign}`, {
                  left: amountText(step.left, wording),
                  right: amountText(step.right, wording),
                })}
              </bdi>
            }
            value={amountText(step.result, wording)}
          />
        ))}
        <TicketRule />
        <div css={total}>
          <TicketLine label={t('result.total')} value={answer === undefined ? '' : amountText(answer, wording)} />
        </div>
      </div>
    </Ticket>
  );
}
