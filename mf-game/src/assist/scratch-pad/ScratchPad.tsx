import { IconButton } from '@countertop/design-system/IconButton';
import { binIcon, undoIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { TextField } from '@countertop/design-system/TextField';
import { SideSheet } from '../side-sheet/SideSheet.tsx';
import { en } from './scratchPad.messages.ts';
import { pad, typed } from './ScratchPad.styles.ts';
import { GraphPaper } from './GraphPaper.tsx';
import { cleared, type ScratchWork, currentStrokes, undone, withStroke } from './strokes.ts';

export interface ScratchPadProps {
  /** The ID referenced by its button. */
  id: string;
  /** The content, kept until the order is answered. */
  work: ScratchWork;
  onChange: (work: ScratchWork) => void;
  onClose: () => void;
}

/** Graph paper next to a problem, for working it out. Nobody checks it. */
export function ScratchPad({ id, work, onChange, onClose }: ScratchPadProps) {
  const t = useMessages(en);
  const strokes = currentStrokes(work);
  return (
    <SideSheet
      id={id}
      label={t('scratch.title')}
      closeLabel={t('scratch.close')}
      onClose={onClose}
      isTall
      actions={
        <>
          <IconButton
            icon={undoIcon}
            label={t('scratch.undo')}
            isDisabled={work.states.length === 0}
            onPress={() => onChange(undone(work))}
          />
          <IconButton
            icon={binIcon}
            label={t('scratch.clear')}
            isDisabled={strokes.length === 0}
            onPress={() => onChange(cleared(work))}
          />
        </>
      }
    >
      <div css={pad}>
        <GraphPaper strokes={strokes} onStroke={(stroke) => onChange(withStroke(work, stroke))} />
        <div css={typed}>
          <TextField
            label={t('scratch.typed')}
            value={work.typed}
            onChange={(text) => onChange({ ...work, typed: text })}
            autoComplete="off"
          />
        </div>
      </div>
    </SideSheet>
  );
}
