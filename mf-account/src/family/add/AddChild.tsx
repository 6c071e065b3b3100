import type { Family } from '@countertop/contract/family/family';
import { useState } from 'react';
import { hasRoom } from '../family.ts';
import { AddChildDialog, type AddChildDialogProps } from './AddChildDialog.tsx';

export interface AddChildProps extends Pick<AddChildDialogProps, 'calls' | 'onClose'> {
  family: Family;
  isOpen: boolean;
}

/** Adds children, one after another. */
export function AddChild({ family, calls, isOpen, onClose }: AddChildProps) {
  const [round, setRound] = useState(0);
  if (!isOpen) return null;
  // A new key starts over with empty fields.
  return (
    <AddChildDialog
      key={round}
      others={family.children}
      hasRoom={hasRoom(family)}
      {...{ calls, onClose }}
      onAgain={() => setRound(round + 1)}
    />
  );
}
