import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { Coin } from '@countertop/design-system/artwork/Coin';
import { Crew, type Job } from '@countertop/design-system/artwork/Crew';
import { Dish, type DishName } from '@countertop/design-system/artwork/Dish';

/** As high as its people need, at any width. Sums keep their direction. */
const teamScene = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(11.5rem, 25vi, 17.5rem)',
  direction: 'ltr',
});

const chalk = css({
  fontFamily: token.font.text,
  fontWeight: token.weight.strong,
  fontSize: '27px',
  textAnchor: 'middle',
  fill: token.text.onBoard,
});

const shelf: readonly DishName[] = ['salad', 'pizza', 'soup'];
const coins = [1, 5, 10, 25] as const;
const sketches: readonly DishName[] = ['burger', 'dessert'];

interface PlacedProps {
  x: number;
  y: number;
  size: number;
}

/** A tall hat reaches above the square. */
const Worker = ({ job, ...place }: PlacedProps & { job: Job }) => (
  <svg {...square(place)} overflow="visible">
    <Crew job={job} />
  </svg>
);

const Plated = ({ dish, ...place }: PlacedProps & { dish: DishName }) => (
  <svg {...square(place)}>
    <Dish id={dish} />
  </svg>
);

function square({ x, y, size }: PlacedProps) {
  return { x, y, width: size, height: size };
}

/** The workshop: a cook, and two founders who draw the dishes and write the problems. A narrow window shows the middle. */
export function TeamScene() {
  return (
    <svg css={teamScene} viewBox="0 0 880 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 0h880v220H0Z" fill="var(--surface-wall)" />
      <path d="M0 128h880v60H0Z" fill="var(--surface-tile)" />
      <Shelf />
      <Blackboard />
      <Worker job="cook" x={220} y={44} size={144} />
      <Worker job="artist" x={372} y={46} size={142} />
      <Worker job="writer" x={518} y={46} size={142} />
      <Sketches />
      <path d="M0 188h880v32H0Z" fill="var(--surface-board-frame)" />
      <path d="M0 188h880v7H0Z" fill="var(--art-shade)" />
    </svg>
  );
}

/** Dishes that are done. */
function Shelf() {
  return (
    <>
      {shelf.map((dish, index) => (
        <Plated key={dish} dish={dish} x={36 + index * 62} y={32} size={56} />
      ))}
      <path d="M24 88h204v10H24Z" fill="var(--surface-board-frame)" />
      <path d="M48 98v12M204 98v12" stroke="var(--surface-board-frame)" strokeWidth="6" />
      {coins.map((value, index) => (
        <svg key={value} {...square({ x: 40 + index * 42, y: 150, size: 38 })}>
          <Coin value={value} />
        </svg>
      ))}
    </>
  );
}

/** Where problems begin. */
function Blackboard() {
  return (
    <>
      <rect x="660" y="24" width="204" height="96" rx="5" fill="var(--surface-board-frame)" />
      <rect x="668" y="32" width="188" height="80" rx="2" fill="var(--surface-board)" />
      <g css={chalk}>
        <text x="762" y="66">
          2 × $4 + $3
        </text>
        <text x="762" y="98">
          = ?
        </text>
      </g>
    </>
  );
}

/** Drawings on the bench. */
function Sketches() {
  return (
    <>
      {sketches.map((dish, index) => (
        <g key={dish} transform={`rotate(${index === 0 ? -5 : 4} ${706 + index * 84} 160)`}>
          <rect
            x={672 + index * 84}
            y="128"
            width="68"
            height="64"
            fill="var(--surface-paper)"
            stroke="var(--border-paper)"
          />
          <Plated dish={dish} x={682 + index * 84} y={134} size={48} />
        </g>
      ))}
    </>
  );
}
