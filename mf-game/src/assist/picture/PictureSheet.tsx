import { useMessages } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import { SideSheet } from '../side-sheet/SideSheet.tsx';
import { en } from './picture.messages.ts';
import { ChangeBar } from './ChangeBar.tsx';
import { ProblemPicture } from './ProblemPicture.tsx';

export interface PictureSheetProps {
  /** The ID referenced by its button. */
  id: string;
  problem: Problem;
  /** Whether change is drawn as a bar instead of bills. */
  isBar: boolean;
  onClose: () => void;
}

export function PictureSheet({ id, problem, isBar, onClose }: PictureSheetProps) {
  const t = useMessages(en);
  return (
    <SideSheet id={id} label={t('picture.title')} closeLabel={t('picture.close')} onClose={onClose} isBoard>
      {isBar ? <ChangeBar problem={problem} /> : <ProblemPicture problem={problem} />}
    </SideSheet>
  );
}
