import { picturePasswordLength } from '@countertop/contract/family/family.limits';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import type { OrderableDishId } from '@countertop/engine/play/day/menu';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DishPad } from '../family/child/DishPad.tsx';
import { ErrorMessage } from '../sign-in/AccountForm.tsx';
import { en } from './players.messages.ts';
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
  const { mutate, error, submittedAt } = useMutation({ mutationFn: onEntered, onError: () => setChosen([]) });

  function change(next: readonly OrderableDishId[]): void {
    setChosen(next);
    if (next.length === picturePasswordLength) mutate(next);
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
      <Stack>
        <DishPad chosen={chosen} onChange={change} />
        <ErrorMessage text={error ? chooseError(error) : ''} occurrence={submittedAt} />
      </Stack>
    </Dialog>
  );
}
