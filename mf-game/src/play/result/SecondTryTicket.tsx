import { AnswerField } from '@countertop/design-system/AnswerField';
import { Button } from '@countertop/design-system/Button';
import { hintIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketRule } from '@countertop/design-system/Ticket';
import type { Problem } from '@countertop/engine/problems/problem';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { phraseText } from '@countertop/phrases/phraseText';
import { ProblemLines } from '@countertop/phrases/ProblemLines';
import { en } from './result.messages.ts';
import { answerLine, ask, withoutKeys, ticket } from './SecondTry.styles.ts';

export interface SecondTryTicketProps {
  problem: Problem;
  /** The text in the answer field. */
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  errorMessage: string | undefined;
  /** Shows the next hint; undefined when all are shown. */
  onHint: (() => void) | undefined;
  hintLabel: string;
}

/** The ticket of the second try: ordered dishes, question and answer field. */
export function SecondTryTicket({ problem, text, onChange, onSubmit, errorMessage, ...props }: SecondTryTicketProps) {
  const { onHint, hintLabel } = props;
  const t = useMessages(en);
  const { locale } = useLocale();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  // On touch screens, focusing the field would open the system keyboard over our keys.
  useEffect(() => {
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    (isTouch ? question : field).current?.focus();
  }, []);
  const wording = { locale, moneyDigits: problem.moneyDigits };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const isMoney = problem.answer.unit === 'money';
  return (
    <Ticket>
      <div css={ticket}>
        <div id={id}>
          <p>{phraseText(problem.context, wording)}</p>
          <ProblemLines problem={problem} />
        </div>
        <TicketRule />
        <form css={answerLine} onSubmit={submit} noValidate>
          <p css={ask} id={`${id}-ask`} ref={question} tabIndex={-1}>
            {phraseText(problem.question, wording)}
          </p>
          <AnswerField
            label={t(isMoney ? 'retry.answerMoney' : 'retry.answer')}
            aria-describedby={`${id}-ask ${id}`}
            {...(isMoney ? { sign: '$' } : {})}
            value={text}
            onChange={onChange}
            errorMessage={errorMessage}
            inputRef={field}
          />
          <div css={withoutKeys}>
            <Button emphasis="quiet" icon={hintIcon} isDisabled={onHint === undefined} onPress={() => onHint?.()}>
              {hintLabel}
            </Button>
            <Button type="submit">{t('retry.check')}</Button>
          </div>
        </form>
      </div>
    </Ticket>
  );
}
