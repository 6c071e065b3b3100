import { Customer } from '@countertop/design-system/artwork/Customer';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { ArticleScene, line, Placed, TableEdge } from './ArticleScene.tsx';

const hours = Array.from({ length: 12 }, (_, hour) => {
  const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
  const inner = hour % 3 === 0 ? 46 : 51;
  const at = (radius: number) => `${(318 + radius * x).toFixed(1)} ${(84 + radius * y).toFixed(1)}`;
  return `M${at(inner)}L${at(56)}`;
}).join('');

/** A clock that has closed its eyes, and a customer with a soup that stays warm. */
export function RestingClock() {
  return (
    <ArticleScene>
      <path data-edge="" d="M0 0h440v200H0Z" fill="var(--surface-wall)" />
      <path d="M0 132h440v44H0Z" fill="var(--surface-tile)" />
      <Clock />
      <Placed x={20} y={30} size={148}>
        <Customer look={5} mood="happy" />
      </Placed>
      <Placed x={160} y={96} size={88}>
        <Dish id="soup" />
      </Placed>
      <path d="M190 84q-8-9 0-18t0-18M208 86q-8-9 0-18t0-18" stroke="var(--border-default)" strokeWidth="4" {...line} />
      <TableEdge />
    </ArticleScene>
  );
}

function Clock() {
  return (
    <>
      <circle data-edge="" cx="318" cy="84" r="74" fill="var(--wood)" />
      <circle cx="318" cy="88" r="64" fill="var(--art-shade)" />
      <circle data-edge="" cx="318" cy="84" r="64" fill="var(--face)" />
      <path d={hours} stroke="var(--text-on-paper)" strokeWidth="4" {...line} />
      <g stroke="var(--text-on-paper)" strokeWidth="4.5" {...line}>
        <path d="M287 78q9 9 18 0M331 78q9 9 18 0" />
        <path d="M306 101q12 10 24 0" />
      </g>
      <circle cx="284" cy="95" r="7" fill="var(--accent-awning)" opacity=".35" />
      <circle cx="352" cy="95" r="7" fill="var(--accent-awning)" opacity=".35" />
      <g stroke="var(--border-default)" strokeWidth="5" {...line}>
        <path d="M384 40h16l-16 18h16" />
        <path d="M410 18h11l-11 12h11" strokeWidth="4" />
      </g>
    </>
  );
}
