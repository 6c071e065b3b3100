import { QrCode } from '@countertop/design-system/artwork/QrCode';
import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { eyeIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { CopyLink, SharePanel } from '@countertop/design-system/SharePanel';
import { Stack } from '@countertop/design-system/Stack';
import { useState } from 'react';
import { BigLink } from './BigLink.tsx';
import { link as linkStyle, part } from './Lesson.styles.ts';
import { LinkText } from './LinkText.tsx';
import { en } from './lesson.messages.ts';

export interface LessonLinkProps {
  /** Null in prerendered HTML. */
  link: string | null;
  /** Where a teacher assigns the lesson to a class; null for other visitors. */
  assignHref: string | null;
}

/** The link to the game of a lesson, to scan, copy, share, project or assign. */
export function LessonLink({ link, assignHref }: LessonLinkProps) {
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
          {assignHref !== null && (
            <Link variant="outline" href={assignHref}>
              {t('lesson.assign')}
            </Link>
          )}
        </Stack>
      </div>
      {isBig && link !== null && <BigLink link={link} onClose={() => setBig(false)} />}
    </Card>
  );
}
