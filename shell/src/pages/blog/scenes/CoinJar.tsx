import { Coin } from '@countertop/design-system/artwork/Coin';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Note } from '@countertop/design-system/Note';
import { ArticleScene, line, Placed, TableEdge } from './ArticleScene.tsx';

/** The kitchen table in the evening: a jar of coins, a receipt and a note. */
export function CoinJar() {
  return (
    <ArticleScene>
      <path data-edge="" d="M0 0h440v200H0Z" fill="var(--wall-2)" />
      <EveningWindow />
      <Placed x={34} y={30} size={148}>
        <Customer look={3} mood="happy" />
      </Placed>
      <Jar />
      <Receipt />
      <TableEdge />
      <g transform="rotate(-7 214 178)">
        <Placed x={168} y={130} size={92}>
          <Note value={20} />
        </Placed>
      </g>
      <Placed x={366} y={150} size={34}>
        <Coin value={10} />
      </Placed>
    </ArticleScene>
  );
}

function EveningWindow() {
  return (
    <>
      <rect data-edge="" x="196" y="10" width="108" height="92" rx="4" fill="var(--wood)" />
      <path
        data-edge=""
        d="M204 18h43v34h-43ZM253 18h43v34h-43ZM204 58h43v36h-43ZM253 58h43v36h-43Z"
        fill="var(--dusk)"
      />
      <path data-glow="" d="M281 24a13 13 0 107 20 11 11 0 01-7-20Z" fill="var(--art-lamp)" />
      <path d="M216 30h.1M232 42h.1M266 74h.1M214 76h.1M238 68h.1" stroke="#fff" strokeWidth="3.4" {...line} />
      <path data-edge="" d="M188 100h124v8H188Z" fill="var(--wood-light)" />
    </>
  );
}

const coins = [
  [300, 146, 25],
  [330, 142, 10],
  [316, 124, 5],
  [342, 120, 1],
  [296, 118, 10],
  [322, 100, 25],
] as const;

function Jar() {
  return (
    <>
      {coins.map(([x, y, value]) => (
        <Placed key={`${x}`} x={x - 2} y={y} size={32}>
          <Coin value={value} />
        </Placed>
      ))}
      <path
        data-edge=""
        d="M296 66h76v10q14 6 14 22v62q0 18-18 18h-68q-18 0-18-18V98q0-16 14-22Z"
        fill="var(--glass)"
        stroke="var(--glass-line)"
        strokeWidth="3"
      />
      <path d="M292 100q2-12 10-16v70" stroke="#fff" strokeOpacity=".75" strokeWidth="6" {...line} />
      <rect data-edge="" x="290" y="54" width="88" height="14" rx="4" fill="var(--accent-awning)" />
      <path d="M290 62h88v6h-88Z" fill="var(--art-shade)" />
    </>
  );
}

function Receipt() {
  return (
    <g transform="rotate(5 414 120)">
      <path data-edge="" d="M396 92h38v90h-38Z" fill="var(--surface-paper)" stroke="var(--border-paper)" />
      <path
        d="M402 104h18M402 116h10M424 116h4M402 126h13M424 126h4M402 136h8M424 136h4"
        stroke="var(--text-on-paper-muted)"
        strokeWidth="3"
        {...line}
      />
      <path d="M402 147h26" stroke="var(--border-paper)" strokeWidth="2" strokeDasharray="4 3" />
    </g>
  );
}
