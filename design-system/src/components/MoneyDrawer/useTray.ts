import { useState } from 'react';
import { formatMoney, useLocale, useMessages } from '../../i18n/messages.ts';
import { isCoin, type MoneyPiece, moneyPieces, moneySum } from './money.ts';
import { en } from './MoneyDrawer.messages.ts';

export interface TrayOptions {
  readonly value: readonly MoneyPiece[];
  readonly onChange: (value: readonly MoneyPiece[]) => void;
  readonly hasSum: boolean;
  readonly maxPieces: number;
}

/** Returns whole dollars without cents, as they are on tickets. */
const amountText = (cents: number, locale: string) => formatMoney(cents, locale, cents % 100 === 0 ? 0 : 2);

/** Names of bills and coins, one or many. */
function useMoneyNames() {
  const t = useMessages(en);
  const { locale } = useLocale();
  const coin = (cents: number) => t('moneyDrawer.coin', { cents });
  const nameOf = (piece: MoneyPiece) =>
    isCoin(piece) ? coin(piece) : t('moneyDrawer.bill', { amount: amountText(piece, locale) });
  const counted = (piece: MoneyPiece, count: number) =>
    isCoin(piece)
      ? t('moneyDrawer.coins', { count, coin: coin(piece) })
      : t('moneyDrawer.bills', { count, amount: amountText(piece, locale) });
  const listed = (laid: readonly MoneyPiece[]) => {
    const groups = moneyPieces.map((piece) => ({ piece, count: laid.filter((other) => other === piece).length }));
    const names = groups.filter(({ count }) => count > 0).map(({ piece, count }) => counted(piece, count));
    return new Intl.ListFormat(locale).format(names);
  };
  return { nameOf, listed };
}

/** The changes of the tray, with their announcements. */
export function useTray({ value, onChange, hasSum, maxPieces }: TrayOptions) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const names = useMoneyNames();
  const [announcement, setAnnouncement] = useState({ message: '', occurrence: 0 });
  const say = (message: string) => setAnnouncement(({ occurrence }) => ({ message, occurrence: occurrence + 1 }));
  const change = (laid: readonly MoneyPiece[], what: string) => {
    const amount = amountText(moneySum(laid), locale);
    onChange(laid);
    say(hasSum ? t('moneyDrawer.withSum', { what, amount }) : what);
  };
  return {
    ...names,
    announcement,
    say,
    sumText: amountText(moneySum(value), locale),
    add: (piece: MoneyPiece) => {
      if (value.length >= maxPieces) say(t('moneyDrawer.full'));
      else change([...value, piece], t('moneyDrawer.added', { piece: names.nameOf(piece) }));
    },
    takeBack: () => {
      const last = value.at(-1);
      if (last !== undefined) change(value.slice(0, -1), t('moneyDrawer.tookBack', { piece: names.nameOf(last) }));
    },
    clear: () => {
      if (value.length > 0) change([], t('moneyDrawer.cleared'));
    },
  };
}
