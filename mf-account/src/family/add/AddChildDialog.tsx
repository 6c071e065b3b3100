import type { FamilyChild } from '@countertop/contract/family/family';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Form } from '@countertop/design-system/Form';
import { useMessages } from '@countertop/design-system/messages';
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { stack } from '../../shared/Account.styles.ts';
import { ErrorMessage } from '../../sign-in/AccountForm.tsx';
import { AgreeButton } from '../child/AgreeButton.tsx';
import { ConsentNotice } from '../child/ConsentNotice.tsx';
import { prose } from '../Family.styles.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { en } from './add.messages.ts';
import { BandChoice } from './BandChoice.tsx';
import { CastChoice } from './CastChoice.tsx';
import { NameFields } from './NameFields.tsx';
import { questionSteps, type Step, useNewChild } from './useNewChild.ts';

export interface AddChildDialogProps {
  calls: Pick<FamilyCalls, 'addChild' | 'agree'>;
  onClose: () => void;
  /** The other children. */
  others: readonly FamilyChild[];
  /** Whether there is room for one more. */
  hasRoom: boolean;
  /** Starts over for the next child. */
  onAgain: () => void;
}

type NewChild = ReturnType<typeof useNewChild>;

/** Name, picture and age group of a child, then the question whether to save what it does. */
export function AddChildDialog({ others, calls, hasRoom, onClose, onAgain }: AddChildDialogProps) {
  const t = useMessages(en);
  const formId = useId();
  const child = useNewChild(others, calls);
  const { step, name, consent } = child;
  const body = useRef<HTMLDivElement>(null);
  useFocusOnStep(body, step, child.error);
  const index = questionSteps.findIndex((id) => id === step);
  const title =
    step === 'consent' ? t('consent.title', { name }) : step === 'done' ? t('done.title', { name }) : t('add.title');
  return (
    <Dialog
      title={title}
      isOpen
      isKeyboardDismissDisabled={child.isSending}
      onOpenChange={onClose}
      {...(index >= 0 && { description: t('add.step', { step: index + 1, of: questionSteps.length }) })}
      actions={<Actions {...{ child, formId, hasRoom, onClose, onAgain }} />}
    >
      <div css={stack} ref={body}>
        {index >= 0 && <Questions child={child} formId={formId} />}
        {step === 'consent' && (
          <div data-focus="" tabIndex={-1}>
            <ConsentNotice />
          </div>
        )}
        {step === 'done' && (
          <div css={prose} data-focus="" tabIndex={-1}>
            <p>{t(`done.${consent}`, { name })}</p>
          </div>
        )}
        <ErrorMessage text={child.failure} occurrence={0} />
      </div>
    </Dialog>
  );
}

function Questions({ child, formId }: { child: NewChild; formId: string }) {
  const t = useMessages(en);
  const { step, name, error } = child;
  function submit(event: FormEvent): void {
    event.preventDefault();
    child.next();
  }
  return (
    <Form id={formId} validationBehavior="aria" onSubmit={submit}>
      {step === 'name' && (
        <NameFields
          value={child.nickname}
          onChange={child.rename}
          error={error === 'band' ? null : error}
          taken={child.taken}
          isConfirmed={child.isConfirmed}
          onConfirm={child.setConfirmed}
        />
      )}
      {step === 'picture' && (
        <CastChoice label={t('picture.label', { name })} value={child.picture} onChange={child.setPicture} />
      )}
      {step === 'band' && (
        <BandChoice name={name} value={child.band} onChange={child.setBand} isMissing={error === 'band'} />
      )}
    </Form>
  );
}

interface ActionsProps extends Pick<AddChildDialogProps, 'hasRoom' | 'onClose' | 'onAgain'> {
  child: NewChild;
  formId: string;
}

function Actions({ child, formId, hasRoom, onClose, onAgain }: ActionsProps) {
  const t = useMessages(en);
  const { step, name, isSending } = child;
  if (step === 'consent') {
    return (
      <>
        <Button variant="outline" isDisabled={isSending} onPress={child.skip}>
          {t('consent.later')}
        </Button>
        <AgreeButton isSending={isSending} onPress={child.agree} />
      </>
    );
  }
  if (step === 'done') {
    return (
      <>
        {hasRoom && (
          <Button variant="outline" onPress={onAgain}>
            {t('done.another')}
          </Button>
        )}
        <Button onPress={onClose}>{t('done.close')}</Button>
      </>
    );
  }
  return (
    <>
      {step === 'name' ? (
        <Button variant="outline" onPress={onClose}>
          {t('add.cancel')}
        </Button>
      ) : (
        <Button variant="outline" isDisabled={isSending} onPress={child.back}>
          {t('add.back')}
        </Button>
      )}
      <Button type="submit" form={formId} isPending={isSending} pendingLabel={t('add.adding')}>
        {step === 'band' ? t('add.finish', { name }) : t('add.next')}
      </Button>
    </>
  );
}

/** Moves the focus into each step, and to the field that is wrong. */
function useFocusOnStep(body: RefObject<HTMLDivElement | null>, step: Step, error: string | null): void {
  useEffect(() => {
    const target = body.current?.querySelector<HTMLElement>('input:checked, input:not([type=hidden]), [data-focus]');
    target?.focus();
  }, [body, step, error]);
}
