import type { Order } from '@countertop/engine/play/game';
import type { Problem } from '@countertop/engine/problems/problem';
import type { MoneySupport } from '@countertop/engine/rewards/moneySupport';
import { useId } from 'react';
import type { OrderEntry } from '../../session/gameStore.ts';
import { AmbiguousAnswer } from './AmbiguousAnswer.tsx';
import { useEntry } from './useEntry.ts';
import { useDrawer } from './useDrawer.ts';
import { useHintKey } from './useHintKey.ts';

export interface AnsweringOptions {
  readonly problem: Problem;
  /** How change is entered; null for digits only. */
  readonly moneySupport: MoneySupport | null;
  readonly hintsShown: number;
  /** The open question about an ambiguous answer. */
  readonly question: Order['question'];
  /** Text entered earlier. */
  readonly entered?: OrderEntry | null | undefined;
  /** Called with each entry. */
  readonly onEntered?: ((entry: OrderEntry) => void) | undefined;
  readonly onAnswer: (text: string) => void;
  readonly onHint: () => void;
  /** Called with the chosen reading of an ambiguous answer, in hundredths. */
  readonly onClarified: (hundredths: number) => void;
}

/** Returns the props of ticket and keys, which show the same answer, in the first and in the second try. */
export function useAnswering({ problem, hintsShown, question, onHint, ...options }: AnsweringOptions) {
  const { entered, onEntered, onAnswer, onClarified } = options;
  const detailsId = useId();
  const before = entered?.problemId === problem.id ? entered : null;
  const keep = (text: string, money: OrderEntry['money']) => onEntered?.({ problemId: problem.id, text, money });
  const entry = useEntry({
    unit: problem.answer.unit,
    ...(before && { firstText: before.text }),
    onChange: (text) => keep(text, []),
    onAnswer,
  });
  const { key, ...hints } = useHintKey({ problem, hintsShown, onHint });
  const hasMoney = before !== null && before.money.length > 0;
  const drawer = useDrawer({ problem, isTyped: entry.text !== '', hasMoney, ...options });
  const answer = { onChange: entry.change, onSubmit: entry.check };
  return {
    hints,
    /** Why the text could not be checked. */
    entryError: entry.error,
    /** The till drawer in place of the keys, until the child wants to type. */
    ...(drawer !== null && {
      drawer: {
        ...key,
        ...drawer,
        'aria-describedby': detailsId,
        isDisabled: question !== null,
        firstMoney: before?.money,
        onMoney: (money: OrderEntry['money']) => keep('', money),
      },
    }),
    keys: { ...key, ...answer, value: entry.text, isDisabled: question !== null },
    ticket: {
      ...answer,
      problem,
      detailsId,
      text: entry.text,
      hasField: drawer === null,
      ...(question !== null && { instead: <AmbiguousAnswer question={question} onClarified={onClarified} /> }),
    },
  };
}
