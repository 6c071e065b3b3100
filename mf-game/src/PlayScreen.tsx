import { Page } from '@countertop/design-system/Page';
import { useCallback, useEffect, useRef } from 'react';
import { MenuBoard } from './board/MenuBoard.tsx';
import { FeedbackList } from './feedback/FeedbackList.tsx';
import { RestaurantFloor } from './floor/RestaurantFloor.tsx';
import { tableView } from './floor/tableView.ts';
import { useFarewells, useGame, useSession } from './game/SessionContext.tsx';
import { LevelUp } from './level/LevelUp.tsx';
import { IdlePanel } from './order/IdlePanel.tsx';
import { OrderPanel } from './order/OrderPanel.tsx';
import { board, floorSide, ground, lower, orderSide, play, service } from './PlayScreen.styles.ts';
import { StatsRow } from './stats/StatsRow.tsx';
import type { TableId } from '@countertop/engine/game';

/** The restaurant at work: figures, floor, ticket and keys, and below them the menu and what customers say. */
export function PlayScreen() {
  const game = useGame();
  const farewells = useFarewells();
  const { send } = useSession();
  const floor = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const press = useCallback((tableId: TableId) => send({ type: 'tablePressed', tableId }), [send]);
  const { order } = game;
  const isQuiet = useRef(order === null);
  useEffect(() => {
    if (isQuiet.current) heading.current?.focus({ preventScroll: true });
  }, []);
  useFocusOnTable(floor, game.result?.tableId ?? null);

  return (
    <Page width="full">
      <div css={ground}>
        <div css={service} data-ordering={order !== null || undefined}>
          <StatsRow stats={game.stats} />
          <div css={play}>
            <div css={floorSide} ref={floor}>
              <RestaurantFloor
                tables={game.tables.map((table) => tableView(table, { order, farewells, speed: game.speed }))}
                onPress={press}
                headingRef={heading}
              />
              {game.levelUp !== null && <LevelUp level={game.levelUp.level} />}
            </div>
            <div css={orderSide}>
              {order === null ? (
                <IdlePanel game={game} onPress={press} />
              ) : (
                <OrderPanel
                  key={order.problem.id}
                  order={order}
                  onAnswer={(text) => send({ type: 'answered', text })}
                  onHint={() => send({ type: 'hintRequested' })}
                  onMeant={(hundredths) => send({ type: 'meant', hundredths })}
                />
              )}
            </div>
          </div>
        </div>
        <div css={lower}>
          <div css={board}>
            <MenuBoard menu={game.menu} />
          </div>
          <FeedbackList entries={game.feedback} />
        </div>
      </div>
    </Page>
  );
}

/** When the result closes, focus goes to the table it was about: there the dish is served next. */
function useFocusOnTable(floor: { readonly current: HTMLElement | null }, resultTable: TableId | null) {
  const last = useRef<TableId | null>(null);
  useEffect(() => {
    const wasOpen = last.current;
    last.current = resultTable;
    if (wasOpen === null || resultTable !== null) return undefined;
    // After the dialog has tried to give focus back to a ticket that is gone.
    const timer = setTimeout(() => floor.current?.querySelector<HTMLElement>(`[data-table="${wasOpen}"]`)?.focus(), 50);
    return () => clearTimeout(timer);
  }, [floor, resultTable]);
}
