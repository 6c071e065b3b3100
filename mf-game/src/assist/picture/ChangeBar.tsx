import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import { bar, barFrame, barParts, part } from './ChangeBar.styles.ts';
import { changeBarText, dollarsText } from './pictureText.ts';
import { en } from './picture.messages.ts';

/** The money paid as a bar, split into the total and the change. Money that is to be counted has no number here. */
export function ChangeBar({ problem }: { problem: Problem }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [billCents = 0, paidCents = 0] = problem.operands;
  const money = (cents: number) => dollarsText(cents / 100, locale);
  const bill = money(billCents);
  const isCounted = problem.paidNotes !== undefined;
  return (
    <div css={barFrame} data-surface="board">
      <div css={bar} role="img" aria-label={changeBarText(problem, locale)}>
        <div css={part}>{isCounted ? t('picture.bar.counted') : t('picture.bar.paid', { paid: money(paidCents) })}</div>
        <div css={barParts}>
          <div css={part} style={{ flexGrow: billCents }}>
            {t('picture.bar.bill', { bill })}
          </div>
          <div css={part} style={{ flexGrow: paidCents - billCents }} data-unknown="">
            {t('picture.bar.change')}
          </div>
        </div>
      </div>
    </div>
  );
}
