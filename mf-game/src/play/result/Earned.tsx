import { Picture } from '@countertop/design-system/artwork/Picture';
import { formatMoney, formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import type { Result } from '@countertop/engine/play/game';
import { en } from './result.messages.ts';
import { earned, nothing } from './ResultDialog.styles.ts';

/** Points and money of the answer. */
export function Earned({ id, result, saysPractice }: { id: string; result: Result; saysPractice: boolean }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { isCorrect, pointsEarned, moneyEarnedCents } = result;
  if (!isCorrect) {
    return (
      <div css={nothing} id={id}>
        <p>{t('result.noPoints')}</p>
        {saysPractice && <p>{t('result.practice')}</p>}
      </div>
    );
  }
  return (
    <dl css={earned} id={id}>
      <div>
        <Picture name="score" />
        <dt>{t('result.points')}</dt>
        <dd dir="ltr">{t('result.pointsValue', { points: formatNumber(pointsEarned, locale) })}</dd>
      </div>
      <div>
        <Picture name="money" />
        <dt>{t('result.money')}</dt>
        <dd dir="ltr">{t('result.moneyValue', { money: formatMoney(moneyEarnedCents, locale, 0) })}</dd>
      </div>
    </dl>
  );
}
