import { hasErrorCode } from '@countertop/client/shared/CallError';
import { Button } from '@countertop/design-system/Button';
import { downloadIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { useState } from 'react';
import { buttons } from '../shared/Account.styles.ts';
import { QueryContent } from '../shared/QueryContent.tsx';
import type { QueryState } from '../shared/queryState.ts';
import type { UserFacts } from '../shared/user.ts';
import { useErrorText } from '../shared/errorText.ts';
import { EraseDialog, type EraseDialogProps } from './EraseDialog.tsx';
import { en } from './privacyData.messages.ts';
import { note } from './WhatWeKnow.styles.ts';

export interface YourDataProps extends Pick<EraseDialogProps, 'erasure' | 'onErase' | 'onErased'> {
  /** Null if signed out. */
  user: QueryState<UserFacts | null>;
  /** Downloads all data. */
  onDownload: () => Promise<void>;
}

/** Download and erasure of the user's data. */
export function YourData({ user, erasure, onDownload, onErase, onErased }: YourDataProps) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  async function download(): Promise<void> {
    setDownloading(true);
    try {
      await onDownload();
    } catch (error) {
      // Not if the user closed the password dialog.
      if (!hasErrorCode(error, 'password_needed')) {
        const message = errorText(error, t('know.download.failed'));
        notify({ title: t('know.download.failed.title'), message, tone: 'danger' });
      }
    } finally {
      setDownloading(false);
    }
  }
  return (
    <SectionCard title={t('know.yours')} lead={t('know.yours.text')}>
      <QueryContent state={user}>
        {(person) =>
          person ? (
            <>
              <div css={buttons}>
                <Button
                  variant="outline"
                  size="medium"
                  icon={downloadIcon}
                  isPending={isDownloading}
                  pendingLabel={t('know.downloading')}
                  onPress={() => void download()}
                >
                  {t('know.download')}
                </Button>
                <Button variant="outline" tone="danger" size="medium" onPress={() => setOpen(true)}>
                  {t('know.erase')}
                </Button>
              </div>
              <p css={note}>{t('know.download.note')}</p>
            </>
          ) : (
            <>
              <p>{t('know.signedOut')}</p>
              <div>
                <Link variant="outline" href="/api/login?returnTo=/what-we-know">
                  {t('know.signIn')}
                </Link>
              </div>
            </>
          )
        }
      </QueryContent>
      {isOpen && user.status === 'ready' && user.value && (
        <EraseDialog user={user.value} {...{ erasure, onErase, onErased }} onClose={() => setOpen(false)} />
      )}
    </SectionCard>
  );
}
