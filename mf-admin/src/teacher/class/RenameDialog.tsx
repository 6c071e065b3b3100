import { hasErrorCode } from '@countertop/client/shared/CallError';
import type { ClassSeat, SchoolClass } from '@countertop/contract/classes/classes';
import { seatNameMaxLength } from '@countertop/contract/classes/classes.limits';
import { nameErrorOf } from '@countertop/contract/shared/name.limits';
import { Checkbox } from '@countertop/design-system/Checkbox';
import { useMessages } from '@countertop/design-system/messages';
import { TextField } from '@countertop/design-system/TextField';
import { useState } from 'react';
import type { ClassCalls } from './classCalls.ts';
import { storedClass } from './conflict.ts';
import { FormDialog } from './FormDialog.tsx';
import { en } from './classes.messages.ts';

export interface RenameDialogProps {
  schoolClass: SchoolClass;
  seat: ClassSeat;
  calls: Pick<ClassCalls, 'renameChild' | 'show'>;
  onClose: () => void;
}

/** Changes the name of a child. */
export function RenameDialog({ schoolClass, seat, calls, onClose }: RenameDialogProps) {
  const t = useMessages(en);
  const [name, setName] = useState(seat.name);
  const [isAsked, setAsked] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);

  async function submit(version = schoolClass.version): Promise<void> {
    const confirmed = isConfirmed && { isConfirmed };
    try {
      await calls.renameChild({ classId: schoolClass.id, seatId: seat.id, version, name: name.trim(), ...confirmed });
    } catch (error) {
      if (hasErrorCode(error, 'unsafe_names')) setAsked(true);
      throw error;
    }
  }

  return (
    <FormDialog
      title={t('rename.title', { name: seat.name })}
      submitLabel={t('dialog.save')}
      findError={() =>
        nameErrorOf(name, seatNameMaxLength) === null ? undefined : t('rename.missing', { max: seatNameMaxLength })
      }
      onSubmit={submit}
      onDone={onClose}
      onClose={onClose}
      conflict={{
        storedIn: storedClass,
        compare: (stored) => ({
          stored: stored.seats.find(({ id }) => id === seat.id)?.name ?? t('changed.removed'),
          mine: name.trim(),
        }),
        onKeepStored: calls.show,
      }}
    >
      <TextField label={t('rename.label')} autoComplete="off" isRequired value={name} onChange={setName} />
      {isAsked && (
        <Checkbox isSelected={isConfirmed} onChange={setConfirmed}>
          {t('rename.confirm')}
        </Checkbox>
      )}
    </FormDialog>
  );
}
