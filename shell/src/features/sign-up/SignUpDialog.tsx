import { BadgeDrawing } from '@countertop/design-system/artwork/Badge';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { en } from './signUp.messages.ts';
import { dismissOffer } from './offerDismissal.ts';
import { badges, content, points, small } from './SignUpDialog.styles.ts';

export interface SignUpDialogProps {
  onClose: () => void;
}

/** Explains what an account adds. Signing in is always optional. */
export function SignUpDialog({ onClose }: SignUpDialogProps) {
  const t = useMessages(en);
  return (
    <Dialog
      title={t('signUp.title')}
      description={t('signUp.lead')}
      portrait={<Customer look={2} mood="happy" />}
      isOpen
      hasClose
      isDismissable
      onOpenChange={onClose}
      actions={
        <>
          <Link variant="outline" href="/api/login" onPress={dismissOffer}>
            {t('signUp.signIn')}
          </Link>
          <Button tone="accent" onPress={onClose}>
            {t('signUp.goOn')}
          </Button>
        </>
      }
    >
      <div css={content}>
        <div css={badges} aria-hidden="true">
          <BadgeDrawing variant="service" picture={<Dish id="burger" />} isEarned />
          <BadgeDrawing variant="level" picture="25" isEarned />
          <BadgeDrawing variant="skill" picture={<Picture name="bell" />} isEarned />
        </div>
        <div>
          <ul css={points}>
            {(['badges', 'certificates', 'dashboard'] as const).map((point) => (
              <li key={point}>
                <Icon icon={checkIcon} />
                {t(`signUp.${point}`)}
              </li>
            ))}
          </ul>
          <p css={small}>{t('signUp.grownUp')}</p>
        </div>
      </div>
    </Dialog>
  );
}
