import { usePreferences } from '@countertop/design-system/preferences';
import { PictureButton } from '../../assist/picture/PictureButton.tsx';
import { ReadButton } from '../../assist/read-aloud/ReadButton.tsx';
import { ScratchButton } from '../../assist/scratch-pad/ScratchButton.tsx';
import { tools } from './OrderTools.styles.ts';

export interface OrderToolsProps {
  /** The problem for the ear. */
  sentences: readonly string[];
  onSentence: (index: number | null) => void;
  /** True while something lies over the order. */
  isSilent: boolean;
  /** What lies beside the ticket: a picture for ages 6 to 9, a scratch pad above. */
  sheet: 'picture' | 'scratch';
  sheetId: string;
  isSheetOpen: boolean;
  isSkillKnown: boolean;
  onToggleSheet: () => void;
}

/** What helps with a problem, small on its ticket. */
export function OrderTools({ sentences, onSentence, isSilent, sheet, ...props }: OrderToolsProps) {
  const { readAloud } = usePreferences();
  const button = { controls: props.sheetId, isOpen: props.isSheetOpen, onPress: props.onToggleSheet };
  return (
    <div css={tools}>
      <ReadButton sentences={sentences} onSentence={onSentence} startsItself={readAloud} isSilent={isSilent} />
      {sheet === 'picture' ? <PictureButton {...button} isKnown={props.isSkillKnown} /> : <ScratchButton {...button} />}
    </div>
  );
}
