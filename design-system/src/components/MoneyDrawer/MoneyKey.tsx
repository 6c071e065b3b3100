import { memo, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useDrag } from 'react-aria-components/useDrag';
import { moveByRow } from '../NumberPad/moveByRow.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dragType, isCoin, type MoneyPiece } from './money.ts';
import { compartment, digit } from './MoneyDrawer.styles.ts';
import { MoneyPicture } from './MoneyPicture.tsx';

export interface MoneyKeyProps {
  piece: MoneyPiece;
  label: string;
  /** The digit that does the same. */
  place: number;
  isDisabled: boolean;
  buttonRef: Ref<HTMLButtonElement> | undefined;
  onPress: (piece: MoneyPiece) => void;
}

/** A compartment of the drawer. Pressing it does the same as dragging from it, so dragging needs no separate button. */
export const MoneyKey = memo(function MoneyKey({ piece, label, place, isDisabled, buttonRef, onPress }: MoneyKeyProps) {
  const { dragProps } = useDrag({
    getItems: () => [{ [dragType]: String(piece) }],
    getAllowedDropOperations: () => ['copy'],
    hasDragButton: true,
    isDisabled,
  });
  return (
    <div {...dragProps} css={compartment} data-coin={isCoin(piece) || undefined}>
      <AriaButton
        isDisabled={isDisabled}
        onPress={() => onPress(piece)}
        ref={buttonRef}
        onKeyDown={moveByRow}
        // The button itself drops this attribute.
        render={(attributes) => <button {...attributes} type="button" aria-keyshortcuts={String(place)} />}
      >
        {/* Not `aria-label`: it would have to repeat the value as often as it is drawn. */}
        <VisuallyHidden>{label}</VisuallyHidden>
        <MoneyPicture piece={piece} />
        <span css={digit} aria-hidden="true">
          {place}
        </span>
      </AriaButton>
    </div>
  );
});
