import { Customer } from '@countertop/design-system/artwork/Customer';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { ArticleScene, line, Placed, TableEdge } from './ArticleScene.tsx';
import { lettering } from './ArticleScene.styles.ts';

const zigzag = 'l-6 6-6-6'.repeat(15);

/** The ticket of the article: the second burger was forgotten, and a red pencil shows where. */
export function RedPencil() {
  return (
    <ArticleScene>
      <path data-edge="" d="M0 0h440v200H0Z" fill="var(--surface-tile)" />
      <path
        d="M0 34h440M0 68h440M0 102h440M0 136h440M0 170h440M60 0v34M180 0v34M300 0v34M420 0v34M120 34v34M240 34v34M360 34v34M60 68v34M180 68v34M300 68v34M420 68v34M120 102v34M240 102v34M360 102v34M60 136v34M180 136v34M300 136v34M420 136v34"
        stroke="var(--surface-tile-line)"
        strokeWidth="2"
      />
      <Placed x={12} y={34} size={144}>
        <Customer look={12} mood="waiting" />
      </Placed>
      <path data-edge="" d="M170 8h256v12H170Z" fill="var(--surface-rail)" />
      <OrderTicket />
      <TableEdge />
      <Pencil />
    </ArticleScene>
  );
}

function OrderTicket() {
  return (
    <>
      <path data-edge="" d={`M198 14h180v142${zigzag}Z`} fill="var(--surface-paper)" />
      <path d="M270 4h36v18q0 6-6 6h-24q-6 0-6-6Z" fill="var(--border-strong)" />
      <Placed x={208} y={32} size={40}>
        <Dish id="burger" />
      </Placed>
      <Placed x={250} y={32} size={40}>
        <Dish id="burger" />
      </Placed>
      <Placed x={208} y={78} size={38}>
        <Dish id="soda" />
      </Placed>
      <g stroke="var(--border-paper)" strokeWidth="2.5" strokeDasharray=".1 7" {...line}>
        <path d="M298 60h36M252 104h82" />
      </g>
      <path d="M208 124h160" stroke="var(--border-paper)" strokeWidth="2" strokeDasharray="6 5" />
      <g css={lettering} fill="var(--text-on-paper)" fontSize="21" textAnchor="end">
        <text x="368" y="62">
          $4
        </text>
        <text x="368" y="106">
          $3
        </text>
        <text x="368" y="150">
          7
        </text>
      </g>
      <path
        d="M272 27c24-5 29 12 27 27-2 17-16 25-33 21-19-4-23-21-19-33 4-11 14-16 31-12"
        stroke="var(--pencil)"
        strokeWidth="4"
        {...line}
      />
    </>
  );
}

function Pencil() {
  return (
    <g transform="translate(296 69) rotate(6)">
      <path d="M0 0l18-8v16Z" fill="#F3D9B1" />
      <path d="M0 0l7-3v6Z" fill="var(--pencil)" />
      <path data-edge="" d="M18-8h86v16H18Z" fill="var(--pencil)" />
      <path d="M18-3h86v6H18Z" fill="#fff" opacity=".28" />
      <path d="M104-8h10v16h-10Z" fill="var(--surface-rail)" />
      <path d="M114-8h6q6 0 6 6v4q0 6-6 6h-6Z" fill="#F0A6A0" />
    </g>
  );
}
