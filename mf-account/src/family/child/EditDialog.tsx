import type { FamilyChild } from '@countertop/contract/family/family';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Form } from '@countertop/design-system/Form';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { Stack } from '@countertop/design-system/Stack';
import { customerIds } from '@countertop/engine/play/floor/cast';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useErrorText } from '../../shared/errorText.ts';
import { ErrorMessage } from '../../sign-in/AccountForm.tsx';
import { BandChoice } from '../add/BandChoice.tsx';
import { CastChoice } from '../add/CastChoice.tsx';
import { NameFields, nicknameErrorOf, type NicknameError } from '../add/NameFields.tsx';
import { unsafeReason } from '../add/useNewChild.ts';
import { childName } from '../family.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { en as familyTexts } from '../family.messages.ts';
import { en } from './child.messages.ts';

export interface EditDialogProps {
  child: FamilyChild;
  calls: Pick<FamilyCalls, 'changeChild'>;
  onClose: () => void;
}

/** Changes nickname, picture and age group. */
export function EditDialog({ child, calls, onClose }: EditDialogProps) {
  const t = useMessages(en);
  const family = useMessages(familyTexts);
  const errorText = useErrorText();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [nickname, setNickname] = useState(child.nickname ?? '');
  const [isConfirmed, setConfirmed] = useState(false);
  const [picture, setPicture] = useState(child.picture ?? customerIds[0]);
  const [band, setBand] = useState(child.band);
  const [nameError, setNameError] = useState<NicknameError | null>(null);

  function reject(found: NicknameError): void {
    setNameError(found);
    input.current?.focus();
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      calls.changeChild({
        learnerId: child.id,
        nickname: nickname.trim(),
        picture,
        ...(band !== null && { band }),
        ...(isConfirmed && { isNicknameConfirmed: true }),
      }),
    onSuccess() {
      notify({ title: t('profile.saved.title'), message: t('profile.saved'), tone: 'success' });
      onClose();
    },
    onError(failure) {
      const reason = unsafeReason(failure);
      if (reason !== null) reject(reason);
    },
  });
  const failure = error !== null && unsafeReason(error) === null ? errorText(error) : '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const found = nicknameErrorOf(nickname, []);
    if (found === null) mutate();
    else reject(found);
  }

  const name = childName(child, family);
  return (
    <Dialog
      title={t('profile.edit.title', { name })}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="outline" onPress={onClose}>
            {family('action.cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={isPending} pendingLabel={family('action.saving')}>
            {family('action.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} validationBehavior="aria" onSubmit={submit}>
        <Stack gap="l">
          <NameFields
            value={nickname}
            onChange={(next) => {
              setNickname(next);
              setConfirmed(false);
              setNameError(null);
            }}
            error={nameError}
            taken={[]}
            isConfirmed={isConfirmed}
            onConfirm={setConfirmed}
            inputRef={input}
          />
          <CastChoice label={t('profile.picture')} value={picture} onChange={setPicture} />
          <BandChoice name={name} value={band} onChange={setBand} isMissing={false} />
        </Stack>
      </Form>
      <ErrorMessage text={failure} occurrence={0} />
    </Dialog>
  );
}
