import { Page } from '@countertop/design-system/Page';
import { useCallback, useEffect, useRef } from 'react';
import { MenuBoard } from './board/MenuBoard.tsx';
import { CustomerFeedback } from './customer-feedback/CustomerFeedback.tsx';
import { GameFloor } from './floor/GameFloor.tsx';
import { useFloorFocus } from './floor/useFloorFocus.ts';
import { isRunning } from '../session/overlays.ts';
import { useGame, useOpenDialog, useGameStore } from '../session/GameStoreContext.tsx';
import { LevelUp } from '../dialogs/level/LevelUp.tsx';
import { IdlePanel } from './order/IdlePanel.tsx';
import { OrderPanel } from './order/OrderPanel.tsx';
import { isSkillKnown } from '../assist/picture/skillKnown.ts';
import { board, floorSide, ground, lower, orderSide, play, service } from './PlayScreen.styles.ts';
import { MoneyFlight } from './stats/MoneyFlight.tsx';
import { StatsRow } from './stats/StatsRow.tsx';
import type { TableId } from '@countertop/engine/play/game';

/** The game during play: stats, floor, ticket and keys, with the menu and customer feedback below. */
export function PlayScreen() {
  const game = useGame();
  const dialog = useOpenDialog();
  const { dispatch, openDialog } = useGameStore();
  const floor = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const press = useCallback((tableId: TableId) => dispatch({ type: 'tablePressed', tableId }), [dispatch]);
  const { order } = game;
  const hadNoOrder = useRef(order === null);
  useEffect(() => {
    if (hadNoOrder.current) heading.current?.focus({ preventScroll: true });
  }, []);
  useFloorFocus(floor);

  return (
    <Page width="full">
      <div css={ground}>
        <div css={service} data-ordering={order !== null || undefined}>
          <StatsRow stats={game.stats} />
          <div css={play}>
            <div css={floorSide} ref={floor}>
              <GameFloor headingRef={heading} />
              {game.levelUp !== null && <LevelUp {...game.levelUp} />}
            </div>
            <div css={orderSide}>
              {order === null ? (
                <IdlePanel game={game} onPress={press} />
              ) : (
                <OrderPanel
                  key={order.problem.id}
                  order={order}
                  isSkillKnown={isSkillKnown(game.practice, order.problem.skill)}
                  isSilent={!isRunning({ game, dialog })}
                  onAnswer={(text) => dispatch({ type: 'answered', text })}
                  onHint={() => dispatch({ type: 'hintRequested' })}
                  onClarified={(hundredths) => dispatch({ type: 'clarified', hundredths })}
                />
              )}
            </div>
          </div>
        </div>
        <MoneyFlight />
        <div css={lower}>
          <div css={board}>
            <MenuBoard menu={game.menu} onManage={() => openDialog('inventory')} />
          </div>
          <CustomerFeedback entries={game.feedback} />
        </div>
      </div>
    </Page>
  );
}
