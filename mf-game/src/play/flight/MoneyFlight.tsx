import { Coin } from '@countertop/design-system/artwork/Coin';
import { useEffect, useRef } from 'react';
import type { Step } from '../../session/gameStore.ts';
import { coin, layer } from './flight.styles.ts';
import { servedTable } from './servedTable.ts';
import { boxOf, useFlights } from './useFlights.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Path {
  readonly from: Point;
  readonly to: Point;
  /** After the dish has arrived. */
  readonly delayMs: number;
}

/** Coins that fly to the money figure, from the Check! key for a right answer or from a served table. None with reduced motion. */
export function MoneyFlight() {
  const { flights, end } = useFlights(pathOf);
  // Window coordinates start at the left edge in both reading directions.
  return (
    <div css={layer} dir="ltr" aria-hidden="true">
      {flights.map(({ id, path }) => (
        <Coins key={id} path={path} onLanded={() => end(id)} />
      ))}
    </div>
  );
}

const coins = [10, 1, 1] as const;
const flightMs = 620;
const staggerMs = 90;
const servingMs = 420;

function Coins({ path: { from, to, delayMs }, onLanded }: { path: Path; onLanded: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const landed = useRef(onLanded);
  useEffect(() => {
    const flying = [...(box.current?.children ?? [])].map((element, index) =>
      element.animate(keyframes(from, to), {
        duration: flightMs,
        delay: delayMs + index * staggerMs,
        easing: 'ease-in-out',
        fill: 'forwards',
      }),
    );
    const last = flying.at(-1);
    if (last !== undefined) last.onfinish = () => landed.current();
    return () => flying.forEach((animation) => animation.cancel());
  }, [from, to, delayMs]);
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

function pathOf(step: Step): Path | null {
  const served = servedTable(step);
  if (served !== null) return pathFrom(`[data-table="${served.id}"]`, servingMs);
  const isRight = step.before.result === null && step.after.result?.isCorrect === true;
  return isRight ? pathFrom('[data-key="serve"]', 0) : null;
}

function pathFrom(source: string, delayMs: number): Path | null {
  const [from, to] = [boxOf(source), boxOf('[data-figure="money"]')];
  return from === null || to === null ? null : { from: centerOf(from), to: centerOf(to), delayMs };
}

const centerOf = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });
