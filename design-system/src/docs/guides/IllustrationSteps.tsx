import type { ReactNode } from 'react';
import { Customer } from '../../artwork/Customer/Customer.tsx';
import { Diner } from '../../artwork/Diner/Diner.tsx';
import { Dish } from '../../artwork/Dish/Dish.tsx';
import { line, plate, shade } from '../../artwork/Dish/parts/tableware.tsx';
import { caption, figure, figures, grid } from './Illustration.styles.ts';

interface FigureProps {
  text: string;
  children: ReactNode;
}

function GridFigure({ text, children }: FigureProps) {
  return (
    <li>
      <figure css={figure}>
        <div css={grid}>{children}</div>
        <figcaption css={caption}>{text}</figcaption>
      </figure>
    </li>
  );
}

/** Drawings on their grids. */
export function Grids() {
  return (
    <ul css={figures}>
      <GridFigure text="Dish, picture, coin: 64 x 64 units. The plate stands on 59.">
        <Dish id="soup" />
      </GridFigure>
      <GridFigure text="Customer: 120 x 120 units. The face is between 40 and 90, the shoulders end at the bottom.">
        <Customer look={0} mood="waiting" />
      </GridFigure>
      <GridFigure text="Diner: the same person at a table, which is at the same place in every pose.">
        <Diner look={0} />
      </GridFigure>
    </ul>
  );
}

const pancake = 'M9 44c0-4 10-6 23-6s23 2 23 6v3c0 4-10 6-23 6S9 51 9 47Z';
const layers = [0, -9, -18];

/** Pancakes, which are not on the menu: four steps from a silhouette to a dish. */
const steps: readonly (readonly [text: string, shapes: ReactNode])[] = [
  [
    '1. The silhouette in one color. It has to be recognizable at 32 px.',
    <>
      {plate}
      {layers.map((y) => (
        <path key={y} d={pancake} transform={`translate(0 ${y})`} fill="#C98A3E" />
      ))}
    </>,
  ],
  [
    '2. Two or three more colors for the parts that make it what it is.',
    <>
      {layers.map((y) => (
        <ellipse key={y} cx="32" cy={44 + y} rx="21" ry="4.5" fill="#F4D59A" />
      ))}
      <path d="M24 25q8-5 17 0l-1 4q2 6-2 6t-3-6q-6 2-8 0-2 4-4 1t1-5Z" fill="#8A4A12" />
      <path d="M26 22l7-3 7 3-7 4Z" fill="#FFC334" />
    </>,
  ],
  [
    '3. One layer of shade, at the end side and at the bottom.',
    <path
      key="shade"
      d="M53 27v5q-3 4-9 5M53 36v5q-3 4-9 5M53 45v3q-3 4-9 5"
      stroke={shade}
      strokeWidth="3"
      {...line}
    />,
  ],
  [
    '4. At most one white highlight, at the start.',
    <path key="light" d="M14 25q4-3 9-3.4" stroke="#fff" strokeOpacity=".6" strokeWidth="2.5" {...line} />,
  ],
];

/** How a dish is drawn, step by step. */
export function DishSteps() {
  return (
    <ul css={figures}>
      {steps.map(([text], index) => (
        <GridFigure key={text} text={text}>
          <svg viewBox="0 0 64 64" aria-hidden>
            {steps.slice(0, index + 1).map(([step, shapes]) => (
              <g key={step}>{shapes}</g>
            ))}
          </svg>
        </GridFigure>
      ))}
    </ul>
  );
}

const poses = [
  ['waiting', 'Waiting: reads the menu.'],
  ['ordering', 'Ordering: talks, with a raised hand.'],
  ['hungry', 'Hungry: the cheek on a fist, a thought of a meal.'],
  ['happy', 'Happy: both arms at the plate, a heart.'],
  ['eating', 'Eating: the head over the plate.'],
  ['waving', 'Waving: says goodbye.'],
] as const;

/** The six poses at a table. */
export function Poses() {
  return (
    <ul css={figures}>
      {poses.map(([pose, text]) => (
        <GridFigure key={pose} text={text}>
          <Diner look={10} pose={pose} dish="pasta" />
        </GridFigure>
      ))}
    </ul>
  );
}
