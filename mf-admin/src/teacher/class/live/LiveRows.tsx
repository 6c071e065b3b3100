import type { ClassLesson, LessonRow } from '@countertop/contract/classes/classLessons';
import { useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { Switch } from '@countertop/design-system/Switch';
import type { Problem } from '@countertop/engine/problems/problem';
import { type FocusEvent, useCallback, useState } from 'react';
import { inOrder, type RowOrder } from './classRows.ts';
import { en } from './classView.messages.ts';
import { rows as rowsStyle, tools } from './ClassView.styles.ts';
import type { Names } from './WhoButton.tsx';
import { LessonReport } from './LessonReport.tsx';
import { ProblemRow } from './ProblemRow.tsx';
import { TalkDialog } from './TalkDialog.tsx';

interface Held {
  readonly isFocused: boolean;
  readonly isHovered: boolean;
  readonly order: readonly number[];
}

/** Returns an order that doesn't change while the list has the focus or the pointer, and props for the list. */
function useSteadyOrder(order: readonly number[]) {
  const [held, setHeld] = useState<Held | null>(null);

  function change(changes: Partial<Held>): void {
    setHeld((before) => {
      const next = { ...(before ?? { isFocused: false, isHovered: false, order }), ...changes };
      return next.isFocused || next.isHovered ? next : null;
    });
  }
  return [
    held?.order ?? order,
    {
      onFocus: () => change({ isFocused: true }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) change({ isFocused: false });
      },
      onPointerEnter: () => change({ isHovered: true }),
      onPointerLeave: () => change({ isHovered: false }),
    },
  ] as const;
}

export interface LiveRowsProps {
  lesson: Pick<ClassLesson, 'title'>;
  rows: readonly LessonRow[];
  /** In the order of the lesson. */
  problems: readonly Problem[];
  names: NonNullable<Names>;
}

/** The problems of a lesson with their answers, and how they are shown. On the big screen, names are hidden at first. */
export function LiveRows({ lesson, rows, problems, names }: LiveRowsProps) {
  const t = useMessages(en);
  const [screen, setScreen] = useState<'desk' | 'wall'>('desk');
  const [order, setOrder] = useState<RowOrder>('missed');
  const [hasNames, setNames] = useState(true);
  const [talked, setTalked] = useState<number | null>(null);
  const [numbers, listProps] = useSteadyOrder(inOrder(rows, order));
  const talk = useCallback((number: number) => setTalked(number), []);

  function chooseScreen(next: typeof screen): void {
    setScreen(next);
    setNames(next === 'desk');
  }
  const talkedAt = talked === null ? -1 : numbers.indexOf(talked);
  const talkedRow = rows.find(({ number }) => number === talked);
  const talkedProblem = talked === null ? undefined : problems[talked - 1];
  const goBy = (step: number) => () => setTalked(numbers.at((talkedAt + step) % numbers.length) ?? null);
  return (
    <>
      <div css={tools}>
        <RadioGroup
          label={t('view.order')}
          variant="segmented"
          options={(['missed', 'lesson'] as const).map((id) => ({ id, label: t(`view.order.${id}`) }))}
          value={order}
          onChange={setOrder}
        />
        <RadioGroup
          label={t('view.screen')}
          variant="segmented"
          options={(['desk', 'wall'] as const).map((id) => ({ id, label: t(`view.screen.${id}`) }))}
          value={screen}
          onChange={chooseScreen}
        />
        <Switch isSelected={hasNames} onChange={setNames}>
          {t('view.names')}
        </Switch>
      </div>
      <ol css={rowsStyle} {...listProps}>
        {numbers.map((number) => {
          const row = rows.find((one) => one.number === number);
          const problem = problems[number - 1];
          if (row === undefined || problem === undefined) return null;
          return <ProblemRow key={number} {...{ row, problem }} names={hasNames ? names : null} onTalk={talk} />;
        })}
      </ol>
      <LessonReport {...{ lesson, rows, problems }} names={hasNames ? names : null} />
      {talkedRow && talkedProblem && (
        <TalkDialog
          row={talkedRow}
          problem={talkedProblem}
          onPrevious={goBy(-1)}
          onNext={goBy(1)}
          onClose={() => setTalked(null)}
        />
      )}
    </>
  );
}
