import { Dish } from '@countertop/design-system/artwork/Dish';
import type { DishId } from '@countertop/engine/play/day/menu';
import { useEffect, useRef } from 'react';
import type { Step } from '../../session/gameStore.ts';
import { dish as dishStyle, layer } from './flight.styles.ts';
import { servedTable } from './servedTable.ts';
import { boxOf, useFlights } from './useFlights.ts';

/** The place of a square picture. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Path {
  readonly dish: DishId;
  readonly from: Place;
  readonly to: Place;
}

/** The dish that is carried from the kitchen to the customer's plate. None with reduced motion. */
export function DishFlight() {
  const { flights, end } = useFlights(pathOf);
  return (
    <div css={layer} dir="ltr" aria-hidden="true">
      {flights.map(({ id, path }) => (
        <FlyingDish key={id} path={path} onLanded={() => end(id)} />
      ))}
    </div>
  );
}

/** As long as the act `isServed` at the table. */
const flightMs = 420;
/** Until the table shows the dish. */
const overlapMs = 80;

function FlyingDish({ path: { dish, from, to }, onLanded }: { path: Path; onLanded: () => void }) {
  const sprite = useRef<HTMLSpanElement>(null);
  const landed = useRef(onLanded);
  useEffect(() => {
    const flying = sprite.current?.animate(keyframes(from, to), {
      duration: flightMs,
      endDelay: overlapMs,
      easing: 'ease-in-out',
      fill: 'both',
    });
    if (flying === undefined) return undefined;
    flying.onfinish = () => landed.current();
    return () => flying.cancel();
  }, [from, to]);
  return (
    <span ref={sprite} css={dishStyle} style={{ inlineSize: to.size }}>
      <Dish id={dish} />
    </span>
  );
}

/** Off the ledge with a small hop, then to the plate. */
function keyframes(from: Place, to: Place): Keyframe[] {
  const at = ({ x, y, size }: Place) => ({
    opacity: 1,
    transform: `translate(${x}px, ${y}px) scale(${size / to.size})`,
  });
  return [at(from), { ...at({ ...from, y: from.y - from.size * 0.5 }), offset: 0.25 }, at(to)];
}

/** Width of a dish in widths of its plate, as on the table. */
const dishShare = 0.75;

function pathOf(step: Step): Path | null {
  const served = servedTable(step);
  if (served === null) return null;
  const ledge = boxOf(`[data-ready-dish="${served.id}"]`);
  const plate = boxOf(`[data-table="${served.id}"] [data-plate]`);
  if (ledge === null || plate === null) return null;
  const size = plate.width * dishShare;
  return {
    dish: served.dish,
    from: { x: ledge.x, y: ledge.y, size: ledge.width },
    to: { x: plate.x + (plate.width - size) / 2, y: plate.y + plate.height / 2 - size, size },
  };
}
