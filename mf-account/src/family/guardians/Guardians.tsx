import type { Family, Invitation } from '@countertop/contract/family/family';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { Button } from '@countertop/design-system/Button';
import { EmailAddress } from '@countertop/design-system/EmailAddress';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { keepFocus } from '@countertop/design-system/Page';
import { useState } from 'react';
import { rows } from '../../shared/Account.styles.ts';
import { dayOf } from '../../shared/dates.ts';
import { namedChildren } from '../family.ts';
import { emailRows } from '../Family.styles.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { useAction } from '../useAction.ts';
import { Asker } from './Asker.tsx';
import { grownUps } from './grownUps.ts';
import { GuardianRow } from './GuardianRow.tsx';
import { en } from './guardians.messages.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { LeaveFamily } from './LeaveFamily.tsx';

export interface GuardiansProps {
  user: Pick<CurrentUser, 'id' | 'email'>;
  family: Family;
  /** Whether the user owns the family and has the plan. */
  canInvite: boolean;
  calls: Pick<FamilyCalls, 'invite' | 'confirmInvitation' | 'refuseAsker' | 'deleteInvitation' | 'removeGuardian'>;
}

/** The grown-ups who see the children, and open invitations. */
export function Guardians({ user, family, canInvite, calls }: GuardiansProps) {
  const t = useMessages(en);
  const [isInviting, setInviting] = useState(false);
  const children = namedChildren(family);
  const owned = children.filter(({ role }) => role === 'owner');
  const shared = children.filter(({ role }) => role === 'second');
  return (
    <SectionCard title={t('guardians.title')} lead={t(owned.length > 0 ? 'guardians.lead' : 'guardians.lead.second')}>
      <ul css={[rows, emailRows]}>
        <li>
          <div>
            <p>{t('guardians.you')}</p>
            <p>
              <EmailAddress address={user.email ?? ''} />
            </p>
          </div>
          {shared.length > 0 && <LeaveFamily userId={user.id} {...{ shared, calls }} />}
        </li>
        {grownUps(children).map((grownUp) => (
          <GuardianRow key={grownUp.userId} {...{ grownUp, calls }} />
        ))}
        {family.invitations.map((invitation) =>
          invitation.askedBy === null ? (
            <OpenInvitation key={invitation.id} {...{ invitation, calls }} />
          ) : (
            <Asker key={invitation.id} {...{ invitation, children, calls }} asker={invitation.askedBy} />
          ),
        )}
      </ul>
      {canInvite && (
        <div>
          <Button variant="outline" size="medium" onPress={() => setInviting(true)}>
            {t('invite.open')}
          </Button>
        </div>
      )}
      {isInviting && <InviteDialog learners={owned} onInvite={calls.invite} onClose={() => setInviting(false)} />}
    </SectionCard>
  );
}

interface OpenInvitationProps extends Pick<GuardiansProps, 'calls'> {
  invitation: Invitation;
}

function OpenInvitation({ invitation: { id, email, expiresAt }, calls }: OpenInvitationProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { isPending, run } = useAction();
  return (
    <li>
      <div>
        <p>
          <EmailAddress address={email} />
        </p>
        <p>{t('guardians.open', { day: dayOf(expiresAt, locale) })}</p>
      </div>
      <Button
        variant="outline"
        size="medium"
        aria-label={t('guardians.withdrawOf', { email })}
        isPending={isPending}
        onPress={() => run(() => calls.deleteInvitation(id).then(keepFocus))}
      >
        {t('guardians.withdraw')}
      </Button>
    </li>
  );
}
