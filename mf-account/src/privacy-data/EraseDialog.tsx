import type { Erasure } from '@countertop/contract/accounts/dataExport';
import { eraseWord } from '@countertop/contract/accounts/dataExport.limits';
import { plans } from '@countertop/contract/payments/plans';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Form } from '@countertop/design-system/Form';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { TextField } from '@countertop/design-system/TextField';
import { type FormEvent, useId, useRef, useState } from 'react';
import { dayOf } from '../shared/dates.ts';
import { QueryContent } from '../shared/QueryContent.tsx';
import type { QueryState } from '../shared/queryState.ts';
import { isPaid, type UserFacts } from '../shared/user.ts';
import { useErrorText } from '../shared/errorText.ts';
import { en } from './privacyData.messages.ts';
import { prose } from './WhatWeKnow.styles.ts';

export interface EraseDialogProps {
  /** The user to erase, for the paid plan they would lose. */
  user: UserFacts;
  /** Lists what else is erased. Nothing can be erased before it is shown. */
  erasure: QueryState<Erasure>;
  /** Erases everything, confirmed by the entered word. Rejects if nothing was erased. */
  onErase: (confirmation: string) => Promise<void>;
  onErased: () => void;
  onClose: () => void;
}

type Status = 'asking' | 'mismatch' | 'erasing' | 'failed';

/** Confirms the erasure with a word to type, because it cannot be undone. */
export function EraseDialog({ user, erasure, onErase, onErased, onClose }: EraseDialogProps) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [status, setStatus] = useState<Status>('asking');
  const [failure, setFailure] = useState('');

  async function erase(): Promise<void> {
    if (status === 'erasing' || erasure.status !== 'ready') return;
    if (text.trim().toUpperCase() !== eraseWord) {
      setStatus('mismatch');
      field.current?.focus();
      return;
    }
    setStatus('erasing');
    try {
      await onErase(text);
      onErased();
    } catch (error) {
      setFailure(errorText(error, t('erase.failed')));
      setStatus('failed');
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void erase();
  }

  function write(next: string): void {
    setText(next);
    if (status !== 'erasing') setStatus('asking');
  }

  const mismatch = status === 'mismatch' ? t('erase.mismatch', { word: eraseWord }) : undefined;
  return (
    <Dialog
      title={t('erase.title')}
      size="small"
      isOpen
      isKeyboardDismissDisabled={status === 'erasing'}
      onOpenChange={onClose}
      actions={
        <Choice
          formId={formId}
          isErasing={status === 'erasing'}
          isReady={erasure.status === 'ready'}
          onClose={onClose}
        />
      }
    >
      <div css={prose}>
        <p>{t('erase.text')}</p>
        <QueryContent state={erasure}>{(loss) => <Losses {...loss} />}</QueryContent>
        <LostPlan user={user} />
        <p>{t('erase.certificates')}</p>
        <p>{t('erase.first')}</p>
        <Form id={formId} validationBehavior="aria" onSubmit={submit}>
          <TextField
            label={t('erase.field', { word: eraseWord })}
            autoComplete="off"
            errorMessage={mismatch ?? (status === 'failed' ? failure : undefined)}
            value={text}
            onChange={write}
            inputRef={field}
          />
        </Form>
      </div>
      <LiveRegion politeness="assertive" message={mismatch ?? (status === 'failed' ? failure : '')} />
    </Dialog>
  );
}

/** Returns the children with the same other guardians together, so that no guardian is named once per child. */
function guardianGroups(children: Erasure['children'], list: Intl.ListFormat) {
  const groups = new Map<string, { readonly nicknames: string[]; readonly count: number }>();
  for (const { nickname, guardians } of children) {
    if (guardians.length === 0) continue;
    const emails = list.format(guardians.toSorted());
    const group = groups.get(emails) ?? { nicknames: [], count: guardians.length };
    groups.set(emails, { ...group, nicknames: [...group.nicknames, nickname] });
  }
  return [...groups].map(([emails, group]) => ({ emails, ...group }));
}

/** The children and classes that go, and who loses or gets them. */
function Losses({ children, classes }: Erasure) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const list = new Intl.ListFormat(locale);
  const groups = guardianGroups(children, list);
  return (
    <>
      {children.length > 0 && (
        <p>
          <strong>{t('erase.children', { names: list.format(children.map(({ nickname }) => nickname)) })}</strong>
        </p>
      )}
      {groups.map(({ emails, nicknames, count }) => (
        <p key={emails}>{t('erase.guardians', { emails, name: list.format(nicknames), count })}</p>
      ))}
      {classes.map(({ id, name, seats, successor }) => (
        <p key={id}>
          <strong>
            {successor === null
              ? t('erase.class.erased', { name, seats })
              : t('erase.class.passed', { name, successor: successor.email })}
          </strong>
          {successor?.hasPlan === false && <span> {t('erase.class.noPlan')}</span>}
        </p>
      ))}
    </>
  );
}

/** The paid plan that would be lost. */
function LostPlan({ user }: Pick<EraseDialogProps, 'user'>) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { subscriptionTier, subscriptionEndDate } = user;
  if (!isPaid(user)) return null;
  const plan = plans[subscriptionTier].nameInSentence;
  return (
    <p>
      <strong>
        {subscriptionEndDate === null
          ? t('erase.plan', { plan })
          : t('erase.plan.until', { plan, date: dayOf(subscriptionEndDate, locale) })}
      </strong>
    </p>
  );
}

interface ChoiceProps extends Pick<EraseDialogProps, 'onClose'> {
  formId: string;
  isErasing: boolean;
  isReady: boolean;
}

function Choice({ formId, isErasing, isReady, onClose }: ChoiceProps) {
  const t = useMessages(en);
  return (
    <>
      <Button variant="outline" isDisabled={isErasing} onPress={onClose}>
        {t('erase.cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        tone="danger"
        isDisabled={!isReady}
        isPending={isErasing}
        pendingLabel={t('erase.pending')}
      >
        {t('erase.confirm')}
      </Button>
    </>
  );
}
