import { QrCode } from '@countertop/design-system/artwork/QrCode';
import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { eyeIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { CopyLink, SharePanel } from '@countertop/design-system/SharePanel';
import { useState } from 'react';
import { BigLink } from './BigLink.tsx';
import { buttons, link as linkStyle, part } from './Lesson.styles.ts';
import { LinkText } from './LinkText.tsx';
import { en } from './lesson.messages.ts';

/** The link to the game of a lesson, to scan, copy, share or project. Null in prerendered HTML. */
export function LessonLink({ link }: { link: string | null }) {
  const t = useMessages(en);
  const [isBig, setBig] = useState(false);
  return (
    <Card variant="menu">
      <div css={part}>
        <h2>{t('lesson.link')}</h2>
        <QrCode text={link} label={t('lesson.qr')} />
        <p css={linkStyle} dir="ltr" translate="no">
          {link !== null && <LinkText link={link} />}
        </p>
        <div css={buttons}>
          <Button icon={eyeIcon} onPress={() => setBig(true)}>
            {t('lesson.big')}
          </Button>
          <CopyLink url={link ?? ''} />
          <SharePanel url={link ?? ''} title={t('lesson.title')} text={t('lesson.share.text')} />
        </div>
      </div>
      {isBig && link !== null && <BigLink link={link} onClose={() => setBig(false)} />}
    </Card>
  );
}
