import { Coin } from '../../artwork/Coin/Coin.tsx';
import { Note } from '../Note/Note.tsx';
import type { MoneyPiece } from './money.ts';

/** The drawing of a bill or coin, without a name. */
export function MoneyPicture({ piece }: { piece: MoneyPiece }) {
  switch (piece) {
    case 2_000:
      return <Note value={20} />;
    case 1_000:
      return <Note value={10} />;
    case 500:
      return <Note value={5} />;
    case 100:
      return <Note value={1} />;
    case 25:
    case 10:
    case 5:
    case 1:
      return <Coin value={piece} />;
  }
}
