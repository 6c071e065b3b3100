import { Dish } from '@countertop/design-system/Dish';
import { formatMoney, formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { TicketLine } from '@countertop/design-system/Ticket';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import type { Problem, TicketLine as Line } from '@countertop/engine/problem/problem';
import { en } from '../messages/en.messages.ts';
import { percentText, phraseText, type Wording } from './phraseText.ts';

/** The printed lines of a problem; what the child has to find stands as a question mark. */
export function ProblemLines({ problem }: { problem: Problem }) {
  const { locale } = useLocale();
  const wording = { locale, moneyDigits: problem.moneyDigits };
  return problem.lines.map((line) => (
    <TicketLine
      key={`${line.phrase.id} ${line.dish ?? ''}`}
      label={phraseText(line.phrase, wording)}
      value={line.amount === undefined ? <Unknown /> : amountText(line.amount, wording)}
      icon={line.dish === undefined ? undefined : <Dish id={line.dish} />}
    />
  ));
}

/** What the child has to find. */
function Unknown() {
  const t = useMessages(en);
  return (
    <>
      <span aria-hidden="true">?</span>
      <VisuallyHidden>{t('order.unknown')}</VisuallyHidden>
    </>
  );
}

/** What stands at the end of a line. */
export function amountText(amount: NonNullable<Line['amount']>, { locale, moneyDigits }: Wording): string {
  if ('cents' in amount) return formatMoney(amount.cents, locale, moneyDigits);
  if ('percent' in amount) return percentText(amount.percent, locale);
  return formatNumber(amount.count, locale);
}
