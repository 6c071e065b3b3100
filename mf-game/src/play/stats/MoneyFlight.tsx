import { Coin } from '@countertop/design-system/artwork/Coin';
import { isMotionReduced } from '@countertop/design-system/preferences';
import type { TableId } from '@countertop/engine/play/game';
import { useEffect, useRef, useState } from 'react';
import type { Step } from '../../session/gameStore.ts';
import { useGameStore } from '../../session/GameStoreContext.tsx';
import { coin, layer } from './MoneyFlight.styles.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Flight {
  readonly id: number;
  readonly from: Point;
  readonly to: Point;
}

/** Coins that fly to the money figure, from the Check! key for a right answer or from a served table. None with reduced motion. */
export function MoneyFlight() {
  const store = useGameStore();
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const count = useRef(0);

  useEffect(
    () =>
      store.onStep((step) => {
        const source = moneySource(step);
        if (source === null || isMotionReduced()) return;
        const [from, to] = [centerOf(source), centerOf('[data-figure="money"]')];
        if (from === null || to === null) return;
        const id = (count.current += 1);
        setFlights((now) => [...now, { id, from, to }]);
      }),
    [store],
  );

  // Window coordinates start at the left edge in both reading directions.
  return (
    <div css={layer} dir="ltr" aria-hidden="true">
      {flights.map((flight) => (
        <Coins
          key={flight.id}
          flight={flight}
          onLanded={() => setFlights((now) => now.filter(({ id }) => id !== flight.id))}
        />
      ))}
    </div>
  );
}

const coins = [10, 1, 1] as const;
const flightMs = 620;
const staggerMs = 90;

function Coins({ flight: { from, to }, onLanded }: { flight: Flight; onLanded: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const landed = useRef(onLanded);
  useEffect(() => {
    const flying = [...(box.current?.children ?? [])].map((element, index) =>
      element.animate(keyframes(from, to), {
        duration: flightMs,
        delay: index * staggerMs,
        easing: 'ease-in-out',
        fill: 'forwards',
      }),
    );
    const last = flying.at(-1);
    if (last !== undefined) last.onfinish = () => landed.current();
    return () => flying.forEach((animation) => animation.cancel());
  }, [from, to]);
  return (
    <div ref={box}>
      {coins.map((value, index) => (
        <span key={index} css={coin}>
          <Coin value={value} />
        </span>
      ))}
    </div>
  );
}

/** A hop off the table, then straight to the money figure. */
function keyframes(from: Point, to: Point): Keyframe[] {
  const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  return [
    { transform: at(from, 0.6), opacity: 0 },
    { transform: at({ x: from.x, y: from.y - 36 }, 1.1), opacity: 1, offset: 0.3 },
    { transform: at(to, 0.8), opacity: 1, offset: 0.92 },
    { transform: at(to, 0.4), opacity: 0 },
  ];
}

/** Returns a selector of what the money comes from; null if none came in. */
function moneySource(step: Step): string | null {
  const { before, after } = step;
  if (before.result === null && after.result?.isCorrect) return '[data-key="serve"]';
  const tableId = servedTable(step);
  return tableId === null ? null : `[data-table="${tableId}"]`;
}

function servedTable({ before, after, event }: Step): TableId | null {
  if (event.type !== 'tablePressed') return null;
  const was = before.tables.find(({ id }) => id === event.tableId);
  const is = after.tables.find(({ id }) => id === event.tableId);
  return was?.status === 'ready' && is?.status !== 'ready' ? event.tableId : null;
}

/** Returns the center of an element; null if it is out of view. */
function centerOf(selector: string): Point | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined || box.bottom < 0 || box.top > innerHeight) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
