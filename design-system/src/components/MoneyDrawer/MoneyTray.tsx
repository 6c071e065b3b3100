import { useRef } from 'react';
import { useDrop } from 'react-aria-components/useDrop';
import { dragType, isCoin, type MoneyPiece, moneyPieces } from './money.ts';
import { MoneyPicture } from './MoneyPicture.tsx';
import { empty, heap, laidPiece, sum as sumStyle, tray } from './MoneyDrawer.styles.ts';

export interface MoneyTrayProps {
  laid: readonly MoneyPiece[];
  /** Contents of the tray, for screen readers. */
  label: string;
  /** Shown while nothing lies on the tray. */
  emptyText: string;
  /** The amount on the tray, unless the child adds it up. */
  sum: string | undefined;
  isDisabled: boolean;
  onDrop: (piece: MoneyPiece) => void;
}

/** Where the money lies. Pieces can be dropped anywhere on it. */
export function MoneyTray({ laid, label, emptyText, sum, isDisabled, onDrop }: MoneyTrayProps) {
  const ref = useRef<HTMLDivElement>(null);
  const drop = (text: string) => {
    const piece = moneyPieces.find((known) => String(known) === text);
    if (piece !== undefined) onDrop(piece);
  };
  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled,
    getDropOperation: (types) => (types.has(dragType) ? 'copy' : 'cancel'),
    onDrop: ({ items: [item] }) => {
      if (item?.kind === 'text') void item.getText(dragType).then((text) => drop(text));
    },
  });
  return (
    <div {...dropProps} ref={ref} css={tray} data-drop-target={isDropTarget || undefined}>
      {laid.length === 0 ? (
        <span css={empty}>{emptyText}</span>
      ) : (
        <span css={heap} role="img" aria-label={label}>
          {laid.map((piece, index) => (
            <span key={index} css={laidPiece} data-coin={isCoin(piece) || undefined}>
              <MoneyPicture piece={piece} />
            </span>
          ))}
        </span>
      )}
      {sum !== undefined && <span css={sumStyle}>{sum}</span>}
    </div>
  );
}
