import type { FamilyChild } from '@countertop/contract/family/family';
import { AlertDialog } from '@countertop/design-system/AlertDialog';
import { Button } from '@countertop/design-system/Button';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { keepFocus } from '@countertop/design-system/Page';
import { useState } from 'react';
import { useErrorText } from '../../shared/errorText.ts';
import { childName } from '../family.ts';
import { en as familyTexts } from '../family.messages.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { en } from './guardians.messages.ts';

export interface LeaveFamilyProps {
  userId: string;
  /** Children that another grown-up shares with the user. */
  shared: readonly FamilyChild[];
  calls: Pick<FamilyCalls, 'removeGuardian'>;
}

/** Button and dialog with which a second guardian stops being one. */
export function LeaveFamily({ userId, shared, calls }: LeaveFamilyProps) {
  const t = useMessages(en);
  const family = useMessages(familyTexts);
  const { locale } = useLocale();
  const errorText = useErrorText();
  const [isLeaving, setLeaving] = useState(false);
  const names = new Intl.ListFormat(locale).format(shared.map((child) => childName(child, family)));
  return (
    <>
      <Button variant="outline" tone="danger" size="medium" onPress={() => setLeaving(true)}>
        {t('guardians.leave')}
      </Button>
      <AlertDialog
        title={t('guardians.leave.title')}
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        confirmLabel={t('guardians.leave')}
        pendingLabel={t('guardians.leaving')}
        failureMessage={(error) => errorText(error)}
        isDestructive
        onConfirm={() => calls.removeGuardian(userId).then(keepFocus)}
      >
        {t('guardians.leave.text', { names })}
      </AlertDialog>
    </>
  );
}
