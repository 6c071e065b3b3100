import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { QrCode } from '@countertop/design-system/artwork/QrCode';
import { StageDialog } from '@countertop/design-system/StageDialog';
import { bigCode, bigLink } from './Lesson.styles.ts';
import { LinkText } from './LinkText.tsx';
import { en } from './lesson.messages.ts';

/** The link and its QR code in the full window, for a projector. */
export function BigLink({ link, onClose }: { link: string; onClose: () => void }) {
  const t = useMessages(en);
  return (
    <StageDialog
      title={t('lesson.big.title')}
      isOpen
      onOpenChange={onClose}
      backdrop={null}
      actions={
        <Button variant="outline" onPress={onClose}>
          {t('lesson.back')}
        </Button>
      }
    >
      <div css={bigCode}>
        <QrCode text={link} label={t('lesson.qr')} isFilled />
      </div>
      <p css={bigLink} dir="ltr" translate="no">
        <LinkText link={link.replace(/^https?:\/\//, '')} />
      </p>
    </StageDialog>
  );
}
