import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Form } from '@countertop/design-system/Form';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { type FormEvent, useId, useRef } from 'react';
import { AddressField } from './AddressField.tsx';
import { en } from './earlyAccess.messages.ts';
import { Thanks } from './Thanks.tsx';
import { useWish } from './useWish.ts';

export interface EarlyAccessDialogProps {
  /** The name of the game that is asked for. */
  game: string;
  /** Keeps the address. Rejects when it was not kept. */
  onRegister: (email: string) => Promise<void>;
  /** The person leaves, or is done. */
  onClose: () => void;
}

/** Asks for an address, and thanks for it. Opened again, it begins anew. */
export function EarlyAccessDialog({ game, onRegister, onClose }: EarlyAccessDialogProps) {
  const t = useMessages(en);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { email, status, isEmpty, write, send } = useWish(onRegister);
  const isKept = status === 'kept';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!send()) field.current?.focus();
  }

  const actions = (
    <>
      <Button emphasis="quiet" onPress={onClose}>
        {t('earlyAccess.later')}
      </Button>
      <Button
        type="submit"
        form={formId}
        isDisabled={isEmpty}
        isPending={status === 'sending'}
        pendingLabel={t('earlyAccess.sending')}
      >
        {t('earlyAccess.submit')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={isKept ? t('earlyAccess.thanks') : t('earlyAccess.title', { game })}
      description={isKept ? undefined : t('earlyAccess.lead')}
      size="small"
      isOpen
      hasClose
      isDismissable={isKept}
      onOpenChange={onClose}
      actions={isKept ? undefined : actions}
    >
      {isKept ? (
        <Thanks game={game} onEnd={onClose} />
      ) : (
        <Form id={formId} validationBehavior="aria" onSubmit={submit}>
          <AddressField value={email} onChange={write} status={status} inputRef={field} />
        </Form>
      )}
      <LiveRegion politeness="assertive" message={status === 'failed' ? t('earlyAccess.failed') : ''} />
    </Dialog>
  );
}
