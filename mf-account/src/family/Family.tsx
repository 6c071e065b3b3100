import { availabilityQuery } from '@countertop/client/payments/payments';
import { useToday } from '@countertop/client/shared/today';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { useHash } from '@countertop/routes/useHash';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { leaveFor } from '../shared/leave.ts';
import { queryState } from '../shared/queryState.ts';
import { usePageState } from '../shared/usePageState.ts';
import { useReauthentication } from '../sign-in/useReauthentication.tsx';
import { familyCalls } from './familyCalls.ts';
import { familyQuery } from './familyQueries.ts';
import { FamilyView } from './FamilyView.tsx';
import { ConsentLink } from './links/ConsentLink.tsx';
import { InvitationLink } from './links/InvitationLink.tsx';
import { UnsubscribeLink } from './links/UnsubscribeLink.tsx';

export interface FamilyProps {
  /** Navigates with a full page load. */
  leave?: (href: string) => void;
}

/** The family page, or what a link in an email opens there. Browsers send the hash with its token to no server. */
export function Family({ leave = leaveFor }: FamilyProps) {
  const client = useQueryClient();
  const today = useToday();
  const [hash, setHash] = useHash();
  const link = new URLSearchParams(hash);
  const user = useQuery(currentUserQuery());
  const family = useQuery(familyQuery(user.data?.player === null));
  const availability = useQuery(availabilityQuery());
  const { guard, dialog } = useReauthentication();
  const page = usePageState(user, [family, availability]);
  const calls = familyCalls(client, guard);
  const done = () => setHash('');
  const consent = link.get('consent');
  if (consent !== null) return <ConsentLink token={consent} calls={calls} onDone={done} />;
  const unsubscribe = link.get('unsubscribe');
  if (unsubscribe !== null) return <UnsubscribeLink token={unsubscribe} calls={calls} onDone={done} />;
  const invitation = link.get('invitation');
  if (invitation !== null) return <InvitationLink token={invitation} calls={calls} onDone={done} />;
  return (
    <>
      <FamilyView
        user={page}
        family={queryState(family)}
        isOpen={availability.data?.openPlans.includes('family') ?? false}
        {...{ calls, today, leave }}
      />
      {dialog}
    </>
  );
}
