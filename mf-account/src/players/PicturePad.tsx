import { picturePasswordLength } from '@countertop/contract/family.limits';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import type { OrderableDishId } from '@countertop/engine/play/menu';
import { useState } from 'react';
import { DishPad } from '../family/child/DishPad.tsx';
import { Problem } from '../sign-in/AccountForm.tsx';
import { en } from './players.messages.ts';
import { pad } from './Players.styles.ts';
import { useChooseError } from './useChooseError.ts';

export interface PicturePadProps {
  name: string;
  /** Rejects if these are the wrong dishes. */
  onEntered: (pictures: readonly OrderableDishId[]) => Promise<void>;
  onClose: () => void;
}

/** Asks a child for the picture password. The last dish sends it. */
export function PicturePad({ name, onEntered, onClose }: PicturePadProps) {
  const t = useMessages(en);
  const chooseError = useChooseError();
  const [chosen, setChosen] = useState<readonly OrderableDishId[]>([]);
  const [failure, setFailure] = useState({ text: '', attempts: 0 });

  async function change(next: readonly OrderableDishId[]): Promise<void> {
    setChosen(next);
    if (next.length < picturePasswordLength) return;
    try {
      await onEntered(next);
    } catch (error) {
      setFailure(({ attempts }) => ({ text: chooseError(error), attempts: attempts + 1 }));
      setChosen([]);
    }
  }

  return (
    <Dialog
      title={t('pad.title', { name })}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="outline" onPress={onClose}>
          {t('pad.cancel')}
        </Button>
      }
    >
      <div css={pad}>
        <DishPad chosen={chosen} onChange={(next) => void change(next)} />
        <Problem text={failure.text} occurrence={failure.attempts} />
      </div>
    </Dialog>
  );
}
