import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { FractionBar } from '@countertop/design-system/FractionBar';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { TicketLine, TicketRule } from '@countertop/design-system/Ticket';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import type { Fraction } from '@countertop/engine/problems/kinds/fraction';
import type { Problem } from '@countertop/engine/problems/problem';
import { amountText } from './amountText.ts';
import { en } from './worked.messages.ts';
import { workedSteps } from './workedSteps.ts';
import { workedSentences } from './workedSentences.ts';

const paper = css({
  '& h3': { fontSize: '1.0625rem', marginBlockEnd: 2 },
  '& hr': { marginBlock: 4 },
});

const bar = css({ marginBlock: token.space.xs });

const total = css({ '& > *': { fontWeight: token.weight.strong } });

/** The fraction of a problem about a part of an amount, or null. */
function fractionOf({ variant, operands: [, numerator = 0, denominator = 1] }: Problem): Fraction | null {
  return variant === 'fraction_left' || variant === 'recipe_part' ? { numerator, denominator } : null;
}

/** The solution step by step: as formulas on paper, with a bar for a fraction, and as full sentences for screen readers. */
export function WorkedSteps({ problem }: { problem: Problem }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const fraction = fractionOf(problem);
  const [whole = 0] = problem.operands;
  return (
    <div css={paper}>
      <h3>{t('worked.title')}</h3>
      <VisuallyHidden as="div">
        <ol>
          {workedSentences(problem, { locale }).map((sentence, index) => (
            // The steps are static and have no ID.
            <li key={index}>{sentence}</li>
          ))}
        </ol>
      </VisuallyHidden>
      {fraction !== null && (
        <div css={bar}>
          <FractionBar
            parts={fraction.denominator}
            shaded={fraction.numerator}
            partLabel={formatNumber(whole / fraction.denominator, locale)}
            title={t('worked.bar', { shaded: fraction.numerator, parts: fraction.denominator })}
          />
        </div>
      )}
      <div aria-hidden="true">
        <PrintedSteps problem={problem} />
      </div>
    </div>
  );
}

function PrintedSteps({ problem }: { problem: Problem }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const wording = { locale, moneyDigits: problem.moneyDigits };
  const steps = workedSteps(problem);
  const answer = steps.at(-1)?.result;
  return (
    <>
      {steps.map(({ sign, left, right, result }, index) => (
        <TicketLine
          key={index}
          label={
            <bdi dir="ltr">
              {t(`step.${sign}`, { left: amountText(left, wording), right: amountText(right, wording) })}
            </bdi>
          }
          value={amountText(result, wording)}
        />
      ))}
      <TicketRule />
      <div css={total}>
        <TicketLine label={t('worked.answer')} value={answer === undefined ? '' : amountText(answer, wording)} />
      </div>
    </>
  );
}
