import { supportPath } from '@countertop/contract/site/support.limits';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Form } from '@countertop/design-system/Form';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { type FormEvent, useId, useRef } from 'react';
import { AddressField } from './AddressField.tsx';
import { DetectivePicture } from './DetectivePicture.tsx';
import { content, scene } from './EarlyAccess.styles.ts';
import { en } from './earlyAccess.messages.ts';
import { Thanks } from './Thanks.tsx';
import { useRegistration } from './useRegistration.ts';

export interface EarlyAccessDialogProps {
  /** Localized name of the game. */
  game: string;
  /** Registers the address. Rejects if that fails. */
  onRegister: (email: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for an email address and thanks for it. Each opening starts with an empty form. */
export function EarlyAccessDialog({ game, onRegister, onClose }: EarlyAccessDialogProps) {
  const t = useMessages(en);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { email, status, isEmpty, setEmail, register } = useRegistration(onRegister);
  const isRegistered = status === 'registered';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!register()) field.current?.focus();
  }

  const actions = (
    <>
      <Button variant="outline" onPress={onClose}>
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
      title={isRegistered ? t('earlyAccess.thanks') : t('earlyAccess.title', { game })}
      description={isRegistered ? undefined : t('earlyAccess.lead')}
      size={isRegistered ? 'small' : 'medium'}
      isOpen
      hasClose
      isDismissable={isRegistered}
      onOpenChange={onClose}
      actions={isRegistered ? undefined : actions}
    >
      {isRegistered ? (
        <Thanks game={game} onClose={onClose} />
      ) : (
        <div css={content}>
          <div css={scene}>
            <DetectivePicture />
          </div>
          <Form id={formId} validationBehavior="aria" onSubmit={submit}>
            <AddressField value={email} onChange={setEmail} status={status} inputRef={field} />
            {status === 'blocked' && (
              <PageLink variant="standalone" to={supportPath}>
                {t('earlyAccess.support')}
              </PageLink>
            )}
          </Form>
        </div>
      )}
      <LiveRegion
        politeness="assertive"
        message={status === 'failed' || status === 'blocked' ? t(`earlyAccess.${status}`) : ''}
      />
    </Dialog>
  );
}
