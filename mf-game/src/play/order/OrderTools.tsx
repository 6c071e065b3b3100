import { PictureButton } from '../../assist/picture/PictureButton.tsx';
import { useReadsByItself } from '../../assist/read-aloud/Listening.tsx';
import { ReadButton } from '../../assist/read-aloud/ReadButton.tsx';
import { ScratchButton } from '../../assist/scratch-pad/ScratchButton.tsx';
import { tools } from './OrderTools.styles.ts';

export interface OrderToolsProps {
  /** Reads the problem, as spoken sentences. Left out next to a hint, which has its own. */
  reading?: {
    readonly sentences: readonly string[];
    readonly onSentence: (index: number | null) => void;
    /** True while an overlay is open: nothing is read aloud. */
    readonly isSilent: boolean;
  };
  /** A picture for ages 6 to 9, a scratch pad for older children. */
  sheet: 'picture' | 'scratch';
  sheetId: string;
  isSheetOpen: boolean;
  isSkillKnown: boolean;
  onToggleSheet: () => void;
}

/** The help buttons on a ticket. */
export function OrderTools({ reading, sheet, ...props }: OrderToolsProps) {
  const readsByItself = useReadsByItself();
  const button = { controls: props.sheetId, isOpen: props.isSheetOpen, onPress: props.onToggleSheet };
  return (
    <div css={tools}>
      {reading !== undefined && <ReadButton {...reading} startsAutomatically={readsByItself} />}
      {sheet === 'picture' ? <PictureButton {...button} isKnown={props.isSkillKnown} /> : <ScratchButton {...button} />}
    </div>
  );
}
