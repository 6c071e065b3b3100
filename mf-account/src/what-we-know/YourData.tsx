import { Button } from '@countertop/design-system/Button';
import { downloadIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { buttons } from '../account/Account.styles.ts';
import { PartContent, Sheet } from '../account/Sheet.tsx';
import type { Part } from '../account/part.ts';
import { EraseDialog, type EraseDialogProps } from './EraseDialog.tsx';
import { en } from './messages/en.messages.ts';
import { note } from './WhatWeKnow.styles.ts';

export interface YourDataProps extends Pick<EraseDialogProps, 'onErase' | 'onErased'> {
  /** Whether somebody is signed in. */
  isSignedIn: Part<boolean>;
  /** Where the archive of everything is. */
  downloadHref: string;
}

/** What somebody can do with their data at once. */
export function YourData({ isSignedIn, downloadHref, onErase, onErased }: YourDataProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  return (
    <Sheet title={t('know.yours')} lead={t('know.yours.text')}>
      <PartContent part={isSignedIn}>
        {(isIn) =>
          isIn ? (
            <>
              <div css={buttons}>
                <Link look="quietButton" href={downloadHref} icon={downloadIcon} download>
                  {t('know.download')}
                </Link>
                <Button emphasis="quietDanger" size="adult" onPress={() => setOpen(true)}>
                  {t('know.erase')}
                </Button>
              </div>
              <p css={note}>{t('know.download.note')}</p>
            </>
          ) : (
            <>
              <p>{t('know.signedOut')}</p>
              <div>
                <Link look="quietButton" href="/api/login?returnTo=/what-we-know">
                  {t('know.signIn')}
                </Link>
              </div>
            </>
          )
        }
      </PartContent>
      {isOpen && <EraseDialog onErase={onErase} onErased={onErased} onClose={() => setOpen(false)} />}
    </Sheet>
  );
}
