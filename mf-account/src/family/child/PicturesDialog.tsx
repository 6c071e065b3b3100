import { hasErrorCode } from '@countertop/client/shared/CallError';
import { picturePasswordLength } from '@countertop/contract/family/family.limits';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import type { OrderableDishId } from '@countertop/engine/play/day/menu';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { stack } from '../../shared/Account.styles.ts';
import { useErrorText } from '../../shared/errorText.ts';
import { ErrorMessage } from '../../sign-in/AccountForm.tsx';
import { en as familyTexts } from '../family.messages.ts';
import { en } from './child.messages.ts';
import { DishPad } from './DishPad.tsx';

export interface PicturesDialogProps {
  /** Rejects if it wasn't saved. */
  onSave: (pictures: readonly OrderableDishId[]) => Promise<void>;
  onClose: () => void;
}

/** Chooses the dishes of a picture password, in order. */
export function PicturesDialog({ onSave, onClose }: PicturesDialogProps) {
  const t = useMessages(en);
  const family = useMessages(familyTexts);
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<readonly OrderableDishId[]>([]);
  const isFull = chosen.length === picturePasswordLength;

  const { mutate, isPending, error } = useMutation({ mutationFn: () => onSave(chosen) });
  // Nothing has failed if the user closed the password dialog.
  const hasFailed = error !== null && !hasErrorCode(error, 'password_needed');

  return (
    <Dialog
      title={t('pictures.set')}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="outline" onPress={onClose}>
            {family('action.cancel')}
          </Button>
          <Button
            isDisabled={!isFull}
            isPending={isPending}
            pendingLabel={family('action.saving')}
            onPress={() => mutate()}
          >
            {t('pictures.save')}
          </Button>
        </>
      }
    >
      <div css={stack}>
        <p>{t('pictures.choose')}</p>
        <DishPad chosen={chosen} onChange={setChosen} />
        <ErrorMessage text={hasFailed ? errorText(error) : ''} occurrence={0} />
      </div>
    </Dialog>
  );
}
