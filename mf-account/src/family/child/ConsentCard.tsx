import type { ConsentEntry } from '@countertop/contract/family/consent';
import type { FamilyChild } from '@countertop/contract/family/family';
import { AlertDialog } from '@countertop/design-system/AlertDialog';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Disclosure } from '@countertop/design-system/Disclosure';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buttons, rows } from '../../shared/Account.styles.ts';
import { momentOf } from '../../shared/dates.ts';
import { useErrorText } from '../../shared/errorText.ts';
import { queryState } from '../../shared/queryState.ts';
import { QueryContent } from '../../shared/QueryContent.tsx';
import { childName } from '../family.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { en as familyTexts } from '../family.messages.ts';
import { consentsQuery } from '../familyQueries.ts';
import { useAction } from '../useAction.ts';
import { AgreeButton } from './AgreeButton.tsx';
import { ConsentNotice } from './ConsentNotice.tsx';
import { en } from './consent.messages.ts';

export interface ConsentCardProps {
  child: FamilyChild;
  calls: Pick<FamilyCalls, 'agree' | 'withdraw'>;
}

/** Whether what a child does is saved, and everything decided about it so far. */
export function ConsentCard({ child, calls }: ConsentCardProps) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const name = childName(child, useMessages(familyTexts));
  const { consent, role } = child;
  const [dialog, setDialog] = useState<'none' | 'notice' | 'withdraw'>('none');
  const close = () => setDialog('none');
  const isOwner = role === 'owner';
  const text = consent === 'none' && !isOwner ? 'none.owner' : consent;
  return (
    <SectionCard title={t('consent.sheet', { name })}>
      <p>{t(`consent.${text}`, { name })}</p>
      <div css={buttons}>
        {consent !== 'given' && isOwner && (
          <Button
            variant={consent === 'pending' ? 'outline' : 'solid'}
            size="medium"
            onPress={() => setDialog('notice')}
          >
            {t(consent === 'pending' ? 'consent.resend' : 'consent.read')}
          </Button>
        )}
        {consent === 'given' && (
          <Button variant="outline" tone="danger" size="medium" onPress={() => setDialog('withdraw')}>
            {t('consent.withdraw')}
          </Button>
        )}
      </div>
      <History learnerId={child.id} />
      {dialog === 'notice' && <NoticeDialog name={name} onAgree={() => calls.agree(child.id)} onClose={close} />}
      <AlertDialog
        title={t('consent.withdraw.title', { name })}
        isOpen={dialog === 'withdraw'}
        onOpenChange={close}
        confirmLabel={t('consent.withdraw')}
        pendingLabel={t('consent.withdraw.pending')}
        failureMessage={(error) => errorText(error)}
        isDestructive
        onConfirm={() => calls.withdraw(child.id)}
      >
        {t('consent.withdraw.text', { name })}
      </AlertDialog>
    </SectionCard>
  );
}

interface NoticeDialogProps {
  name: string;
  onAgree: () => Promise<'given' | 'pending'>;
  onClose: () => void;
}

function NoticeDialog({ name, onAgree, onClose }: NoticeDialogProps) {
  const t = useMessages(en);
  const family = useMessages(familyTexts);
  const { isPending, run } = useAction();
  const agree = () =>
    run(async () => {
      const consent = await onAgree();
      onClose();
      if (consent === 'pending')
        notify({ title: t('consent.sent.title'), message: t('consent.sent'), tone: 'success' });
      else notify({ title: t('consent.saved.title'), message: t('consent.saved', { name }), tone: 'success' });
    });
  return (
    <Dialog
      title={t('consent.sheet', { name })}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="outline" onPress={onClose}>
            {family('action.cancel')}
          </Button>
          <AgreeButton isSending={isPending} onPress={agree} />
        </>
      }
    >
      <ConsentNotice />
    </Dialog>
  );
}

function History({ learnerId }: { learnerId: string }) {
  const t = useMessages(en);
  const consents = useQuery(consentsQuery(learnerId));
  return (
    <Disclosure title={t('consent.history')}>
      <QueryContent state={queryState(consents)}>
        {(entries) => (
          <ul css={rows}>
            {entries.map((entry) => (
              <Entry key={entry.at} entry={entry} />
            ))}
          </ul>
        )}
      </QueryContent>
    </Disclosure>
  );
}

function Entry({ entry: { decision, method, noticeVersion: version, by, at } }: { entry: ConsentEntry }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const facts = { by: by ?? t('consent.by.erased'), version };
  return (
    <li>
      <div>
        <p>{t(`consent.history.${decision}`, { when: momentOf(at, locale) })}</p>
        <p>{method === null ? t('consent.by', facts) : t(`consent.method.${method}`, facts)}</p>
      </div>
    </li>
  );
}
