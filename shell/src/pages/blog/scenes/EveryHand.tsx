import { Customer } from '@countertop/design-system/artwork/Customer';
import { ArticleScene, Placed, TableEdge } from './ArticleScene.tsx';
import { lettering } from './ArticleScene.styles.ts';

/** The raised dots of `7 + 5` in braille, six to a cell: column by column, from the top. */
const cells = ['001111', '110110', '000010', '011010', '001111', '100010'];

const dots = cells.flatMap((cell, place) =>
  [...cell].map((dot, index) => ({
    x: 159 + place * 23 + (index < 3 ? 0 : 9),
    y: 102 + (index % 3) * 9,
    isRaised: dot === '1',
  })),
);

/** A sum in large print and in braille, between children with a hearing aid and in a wheelchair. */
export function EveryHand() {
  return (
    <ArticleScene>
      <path data-edge="" d="M0 0h440v200H0Z" fill="var(--surface-wall)" />
      <path d="M0 140h440v36H0Z" fill="var(--surface-floor-b)" />
      <rect data-edge="" x="136" y="14" width="168" height="128" rx="6" fill="var(--wood-light)" />
      <rect data-edge="" x="144" y="22" width="152" height="112" rx="3" fill="var(--surface-board)" />
      <text css={lettering} x="220" y="78" fontSize="48" textAnchor="middle" fill="var(--text-on-board)">
        7 + 5
      </text>
      {dots.map(({ x, y, isRaised }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={isRaised ? 3.4 : 1.2}
          fill={isRaised ? 'var(--art-lamp)' : 'var(--text-on-board-muted)'}
        />
      ))}
      <Placed x={-8} y={26} size={152}>
        <Customer look={10} mood="happy" />
      </Placed>
      <Placed x={292} y={26} size={152}>
        <Customer look={7} mood="happy" />
      </Placed>
      <TableEdge />
    </ArticleScene>
  );
}
