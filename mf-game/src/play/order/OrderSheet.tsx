import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useLocale } from '@countertop/design-system/messages';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import type { Problem } from '@countertop/engine/problems/problem';
import { pictureFor } from '../../assist/picture/pictureFor.ts';
import { PictureSheet } from '../../assist/picture/PictureSheet.tsx';
import { changeBarText, pictureText } from '../../assist/picture/pictureText.ts';
import { LazyScratchPad, useScratchPadPreload } from '../../assist/scratch-pad/lazyScratchPad.ts';
import type { ScratchWork } from '../../assist/scratch-pad/strokes.ts';

export interface OrderSheetProps {
  /** The ID referenced by its button. */
  id: string;
  problem: Problem;
  /** Whether change is drawn as a bar instead of bills. */
  isBar: boolean;
  isOpen: boolean;
  onClose: () => void;
  work: ScratchWork;
  onWork: (work: ScratchWork) => void;
}

/** The sheet next to an open ticket: a picture to count for ages 6 to 9, a scratch pad for older children. */
export function OrderSheet({ id, problem, isBar, isOpen, onClose, work, onWork }: OrderSheetProps) {
  const { locale } = useLocale();
  const picture = pictureFor(problem);
  useScratchPadPreload(picture === null);
  if (picture === null) {
    return (
      isOpen && (
        <LazyBoundary onDismiss={onClose}>
          <LazyScratchPad id={id} work={work} onChange={onWork} onClose={onClose} />
        </LazyBoundary>
      )
    );
  }
  return (
    <>
      {/* Focus stays on the button, so the picture is announced. */}
      <VisuallyHidden as="div">
        <span aria-live="polite">
          {isOpen && (isBar ? changeBarText(problem, locale) : pictureText(problem, picture, locale))}
        </span>
      </VisuallyHidden>
      {isOpen && <PictureSheet id={id} problem={problem} isBar={isBar} onClose={onClose} />}
    </>
  );
}
