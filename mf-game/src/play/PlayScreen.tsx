import { Page } from '@countertop/design-system/Page';
import { usePreferences } from '@countertop/design-system/preferences';
import type { Game } from '@countertop/engine/play/game';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { MenuBoard } from './board/MenuBoard.tsx';
import { CustomerFeedback } from './customer-feedback/CustomerFeedback.tsx';
import { GameFloor } from './floor/GameFloor.tsx';
import { useFloorFocus } from './floor/useFloorFocus.ts';
import { LazyMoneyDrawer } from './order/lazyMoneyDrawer.ts';
import { isRunning } from '../session/overlays.ts';
import { useGame, useOpenDialog, useGameStore } from '../session/GameStoreContext.tsx';
import { LevelUp } from '../dialogs/level/LevelUp.tsx';
import { IdlePanel } from './order/IdlePanel.tsx';
import { OrderPanel } from './order/OrderPanel.tsx';
import { ResultDialog } from './result/ResultDialog.tsx';
import { isSkillKnown } from '../assist/picture/skillKnown.ts';
import { board, floorSide, ground, lower, orderSide, play, service } from './PlayScreen.styles.ts';
import { DishFlight } from './flight/DishFlight.tsx';
import { MoneyFlight } from './flight/MoneyFlight.tsx';
import { StatsRow } from './stats/StatsRow.tsx';

// The screen re-renders when the clock ticks; these parts only when their own data changes.
const MemoStatsRow = memo(StatsRow);
const MemoMenuBoard = memo(MenuBoard);
const MemoCustomerFeedback = memo(CustomerFeedback);

/** The game during play: stats, floor, ticket and keys, with the menu and customer feedback below. */
export function PlayScreen() {
  const game = useGame();
  const { dispatch, openDialog } = useGameStore();
  const { numberPadSide } = usePreferences();
  const floor = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { order } = game;
  const hadNoOrder = useRef(order === null);
  useEffect(() => {
    // The start screen may have been scrolled.
    window.scrollTo(0, 0);
    if (hadNoOrder.current) heading.current?.focus({ preventScroll: true });
  }, []);
  useFloorFocus(floor);
  const manage = useCallback(() => openDialog('inventory'), [openDialog]);
  const closeLevelUp = useCallback(() => dispatch({ type: 'levelUpClosed' }), [dispatch]);
  const moveUp = useCallback(() => dispatch({ type: 'movedUp' }), [dispatch]);

  return (
    <Page width="full">
      <div css={ground}>
        <div css={service}>
          <MemoStatsRow stats={game.stats} orderOfLesson={orderOfLesson(game)} />
          <div css={play} data-pad-side={numberPadSide}>
            <div css={floorSide} ref={floor}>
              <GameFloor headingRef={heading} />
              {game.levelUp !== null && (
                <LevelUp {...game.levelUp} onClose={game.speed === 'none' ? closeLevelUp : undefined} />
              )}
            </div>
            <div css={orderSide}>
              <OrderSide />
            </div>
          </div>
        </div>
        <DishFlight />
        <MoneyFlight />
        <div css={lower}>
          <div css={board}>
            <MemoMenuBoard
              menu={game.menu}
              problem={order?.problem}
              onManage={game.lesson === null ? manage : undefined}
            />
          </div>
          <MemoCustomerFeedback entries={game.feedback} onMoveUp={moveUp} />
        </div>
      </div>
    </Page>
  );
}

/** Returns which order of a lesson is open, was just answered, or comes next; null without a lesson. */
function orderOfLesson({ lesson, stats, result }: Game) {
  if (lesson === null) return null;
  const number = stats.totalProblems + (result === null ? 1 : 0);
  return { number: Math.min(number, lesson.count), count: lesson.count };
}

/** The open order, the result of the last one, or what to do next. */
function OrderSide() {
  const game = useGame();
  const dialog = useOpenDialog();
  const store = useGameStore();
  const { dispatch } = store;
  const { order, result } = game;
  const hasOrder = order !== null;
  // Before the first order, and again after each one if it failed.
  useEffect(() => void LazyMoneyDrawer.preload(), [hasOrder]);
  const onOrder = useMemo(
    () => ({
      onEntered: store.keepEntry,
      onAnswer: (text: string) => dispatch({ type: 'answered', text }),
      onHint: () => dispatch({ type: 'hintRequested' }),
      onClarified: (hundredths: number) => dispatch({ type: 'clarified', hundredths }),
    }),
    [store, dispatch],
  );
  if (result !== null) {
    return (
      <ResultDialog
        result={result}
        onClose={() => dispatch({ type: 'resultClosed' })}
        onRetryOpened={() => dispatch({ type: 'retryOpened' })}
        onRetryHint={() => dispatch({ type: 'retryHintRequested' })}
        onRetried={(text) => dispatch({ type: 'retried', text })}
        onRetryClarified={(hundredths) => dispatch({ type: 'retryClarified', hundredths })}
      />
    );
  }
  if (order === null) return <IdlePanel game={game} onDo={dispatch} />;
  return (
    <OrderPanel
      key={order.problem.id}
      order={order}
      entered={store.entry}
      isSkillKnown={isSkillKnown(game.practice, order.problem.skill)}
      isSilent={!isRunning({ game, dialog })}
      {...onOrder}
    />
  );
}
