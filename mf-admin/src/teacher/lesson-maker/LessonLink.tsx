import { QrCode } from '@countertop/design-system/artwork/QrCode';
import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { eyeIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { CopyLink, SharePanel } from '@countertop/design-system/SharePanel';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import { BigLink } from './BigLink.tsx';
import { link as linkStyle, part } from './Lesson.styles.ts';
import { LinkText } from './LinkText.tsx';
import { en } from './lesson.messages.ts';

export interface LessonLinkProps {
  /** Null in prerendered HTML. */
  link: string | null;
  /** Code of the lesson that a teacher can assign to a class; null for other visitors. */
  assigned: string | null;
}

/** The link to the game of a lesson, to scan, copy, share, project or assign. */
export function LessonLink({ link, assigned }: LessonLinkProps) {
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
        <Stack direction="horizontal" gap="s" align="stretch">
          <Button icon={eyeIcon} onPress={() => setBig(true)}>
            {t('lesson.big')}
          </Button>
          <CopyLink url={link ?? ''} />
          <SharePanel url={link ?? ''} title={t('lesson.title')} text={t('lesson.share.text')} />
          {assigned !== null && (
            <PageLink variant="outline" to="/teacher-dashboard" search={{ assign: assigned }}>
              {t('lesson.assign')}
            </PageLink>
          )}
        </Stack>
      </div>
      {isBig && link !== null && <BigLink link={link} onClose={() => setBig(false)} />}
    </Card>
  );
}
