import type { StaffInvitation, StaffRole } from '@countertop/contract/classes/classes';
import { staffInvitationDays } from '@countertop/contract/classes/classes.limits';
import { isEmail } from '@countertop/contract/site/earlyAccess.limits';
import { Button } from '@countertop/design-system/Button';
import { EmailField } from '@countertop/design-system/EmailField';
import { useMessages } from '@countertop/design-system/messages';
import { keepFocus } from '@countertop/design-system/Page';
import { notify } from '@countertop/design-system/notifications';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { useState } from 'react';
import type { ClassPartProps } from './Children.tsx';
import { list, person } from './Classes.styles.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { en } from './classes.messages.ts';
import { FormDialog } from './FormDialog.tsx';

type Open =
  | { readonly invite: StaffRole }
  | { readonly userId: string; readonly email: string }
  | { readonly withdrawn: StaffInvitation }
  | { readonly refused: StaffInvitation; readonly asker: Asker }
  | { readonly confirmed: StaffInvitation; readonly asker: Asker }
  | null;
type Asker = NonNullable<StaffInvitation['askedBy']>;

/** The teachers of a class. The owner invites others, and can hand the class over. */
export function Staff({ schoolClass, calls }: ClassPartProps) {
  const t = useMessages(en);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  /** The row, whose button was pressed, is gone. */
  const closeRow = () => {
    close();
    keepFocus();
  };
  const { id, role, staff, invitations, name, plan } = schoolClass;
  const isOwner = role === 'owner';
  return (
    <SectionCard variant="menu" title={t('staff.title')}>
      <Stack gap="m">
        <ul css={list}>
          {staff.map(({ userId, email, role: theirs }) => (
            <li key={userId} css={person}>
              <span>
                {email}, {t(`staff.${theirs}`)}
              </span>
              {isOwner && theirs === 'co_teacher' && (
                <Button variant="outline" size="medium" onPress={() => setOpen({ userId, email })}>
                  {t('staff.remove', { email })}
                </Button>
              )}
            </li>
          ))}
          {invitations.map((one) => (
            <Invited key={one.id} invitation={one} isOwner={isOwner} onOpen={setOpen} />
          ))}
        </ul>
        {isOwner && (
          <Stack direction="horizontal" gap="s">
            {plan === 'running' && (
              <Button variant="outline" onPress={() => setOpen({ invite: 'co_teacher' })}>
                {t('staff.invite')}
              </Button>
            )}
            <Button variant="outline" onPress={() => setOpen({ invite: 'owner' })}>
              {t('staff.handOver')}
            </Button>
          </Stack>
        )}
      </Stack>
      {open !== null && 'invite' in open && (
        <InviteDialog {...{ schoolClass, calls }} role={open.invite} onClose={close} />
      )}
      {open !== null && 'userId' in open && (
        <ConfirmDialog
          title={t('staff.remove', { email: open.email })}
          submitLabel={t('staff.remove.submit')}
          isDestructive
          onSubmit={() => calls.removeStaff(id, open.userId)}
          onDone={closeRow}
          onClose={close}
        >
          {t('staff.remove.text', { name })}
        </ConfirmDialog>
      )}
      {open !== null && 'withdrawn' in open && (
        <ConfirmDialog
          title={t('staff.invited.delete', open.withdrawn)}
          submitLabel={t('staff.invited.delete.submit')}
          isDestructive
          onSubmit={() => calls.deleteInvitation(id, open.withdrawn.id)}
          onDone={closeRow}
          onClose={close}
        >
          {t('staff.invited.delete.text')}
        </ConfirmDialog>
      )}
      {open !== null && 'refused' in open && (
        <ConfirmDialog
          title={t('staff.refuse', open.asker)}
          submitLabel={t('staff.refuse.submit')}
          isDestructive
          onSubmit={() => calls.refuseAsker(id, open.refused.id, open.asker.userId)}
          onDone={closeRow}
          onClose={close}
        >
          {open.asker.email === open.refused.email
            ? t('staff.invited.delete.text')
            : t('staff.refuse.text', { name, invited: open.refused.email })}
        </ConfirmDialog>
      )}
      {open !== null && 'confirmed' in open && (
        <ConfirmDialog
          title={t('staff.confirm.title', { email: open.asker.email })}
          submitLabel={t(`staff.confirm.${open.confirmed.role}.submit`)}
          onSubmit={() => calls.confirmInvitation(id, open.confirmed.id, open.asker.userId)}
          onDone={closeRow}
          onClose={close}
        >
          {t(`staff.confirm.${open.confirmed.role}.text`, { invited: open.confirmed.email, ...open.asker, name })}
        </ConfirmDialog>
      )}
    </SectionCard>
  );
}

interface InvitedProps {
  invitation: StaffInvitation;
  isOwner: boolean;
  onOpen: (open: Open) => void;
}

/** An open invitation, or who asks to accept it and waits for the owner. */
function Invited({ invitation, isOwner, onOpen }: InvitedProps) {
  const t = useMessages(en);
  const { email, role, askedBy } = invitation;
  if (askedBy === null) {
    return (
      <li css={person}>
        <span>
          {email}, {t(role === 'owner' ? 'staff.invited.owner' : 'staff.invited')}
        </span>
        {isOwner && (
          <Button variant="outline" size="medium" onPress={() => onOpen({ withdrawn: invitation })}>
            {t('staff.invited.delete', { email })}
          </Button>
        )}
      </li>
    );
  }
  return (
    <li css={person}>
      <span>
        {askedBy.email}, {t(`staff.asks.${role}`, { invited: email })}
      </span>
      {isOwner && (
        <Stack direction="horizontal" gap="s">
          <Button size="medium" onPress={() => onOpen({ confirmed: invitation, asker: askedBy })}>
            {t('staff.confirm', askedBy)}
          </Button>
          <Button variant="outline" size="medium" onPress={() => onOpen({ refused: invitation, asker: askedBy })}>
            {t('staff.refuse', askedBy)}
          </Button>
        </Stack>
      )}
    </li>
  );
}

type InviteDialogProps = ClassPartProps & { role: StaffRole; onClose: () => void };

function InviteDialog({ schoolClass, calls, role, onClose }: InviteDialogProps) {
  const t = useMessages(en);
  const [email, setEmail] = useState('');
  return (
    <FormDialog
      title={t(role === 'owner' ? 'staff.handOver' : 'staff.invite')}
      submitLabel={t('staff.invite.submit')}
      findError={() => (isEmail(email.trim()) ? undefined : t('staff.email.invalid'))}
      onSubmit={() => calls.invite(schoolClass.id, email.trim(), role)}
      onDone={() => {
        notify({
          title: t('staff.sent.title'),
          message: t('staff.sent', { days: staffInvitationDays }),
          tone: 'success',
        });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t(role === 'owner' ? 'staff.handOver.text' : 'staff.invite.text')}</p>
      <EmailField label={t('staff.email')} isRequired value={email} onChange={setEmail} />
    </FormDialog>
  );
}
