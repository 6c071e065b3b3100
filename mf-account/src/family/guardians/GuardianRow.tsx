import { AlertDialog } from '@countertop/design-system/AlertDialog';
import { Button } from '@countertop/design-system/Button';
import { EmailAddress } from '@countertop/design-system/EmailAddress';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { keepFocus } from '@countertop/design-system/Page';
import { useState } from 'react';
import { useErrorText } from '../../shared/errorText.ts';
import { childName } from '../family.ts';
import { en as familyTexts } from '../family.messages.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import type { GrownUp } from './grownUps.ts';
import { en } from './guardians.messages.ts';

export interface GuardianRowProps {
  grownUp: GrownUp;
  calls: Pick<FamilyCalls, 'removeGuardian'>;
}

/** Another grown-up. Owners can remove the second guardians of their children. */
export function GuardianRow({ grownUp: { userId, email, isOwner, children }, calls }: GuardianRowProps) {
  const t = useMessages(en);
  const family = useMessages(familyTexts);
  const { locale } = useLocale();
  const errorText = useErrorText();
  const [isRemoving, setRemoving] = useState(false);
  const owned = children.filter(({ role }) => role === 'owner');
  const list = new Intl.ListFormat(locale);
  const names = list.format(children.map((child) => childName(child, family)));
  return (
    <li>
      <div>
        <p>
          <EmailAddress address={email} />
        </p>
        <p>{isOwner ? t('guardians.role.owner') : t('guardians.role.second', { names })}</p>
      </div>
      {owned.length > 0 && !isOwner && (
        <Button
          variant="outline"
          tone="danger"
          size="medium"
          aria-label={t('guardians.removeOf', { email })}
          onPress={() => setRemoving(true)}
        >
          {t('guardians.remove')}
        </Button>
      )}
      <AlertDialog
        title={t('guardians.remove.title', { email })}
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        confirmLabel={t('guardians.remove')}
        pendingLabel={t('guardians.removing')}
        failureMessage={(error) => errorText(error)}
        isDestructive
        onConfirm={() => calls.removeGuardian(userId).then(keepFocus)}
      >
        {t('guardians.remove.text', { email, names: list.format(owned.map((child) => childName(child, family))) })}
      </AlertDialog>
    </li>
  );
}
