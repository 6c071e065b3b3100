import { paymentsQuery } from '@countertop/client/payments';
import { queryClient } from '@countertop/client/queryClient';
import { currentUserQuery } from '@countertop/client/user';
import { shownSkills } from '@countertop/contract/shownSkills';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { partOf } from './account/part.ts';
import {
  badgesQuery,
  certificatesQuery,
  changePassword,
  endSession,
  progressQuery,
  sessionsQuery,
  signInWaysQuery,
} from './account/queries.ts';
import { isPaid } from './account/user.ts';
import { ProfileView } from './profile/ProfileView.tsx';
import { cancel } from './subscription/cancel.ts';

/** /profile */
export function ProfilePage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Profile />
    </QueryClientProvider>
  );
}

function Profile() {
  const client = useQueryClient();
  const user = useQuery(currentUserQuery());
  const isIn = user.data != null;
  const badges = useQuery({ ...badgesQuery(), enabled: isIn });
  const certificates = useQuery(certificatesQuery(user.data != null && isPaid(user.data)));
  const progress = useQuery(progressQuery(user.data?.id));
  const sessions = useQuery(sessionsQuery(isIn));
  const payments = useQuery({ ...paymentsQuery(), enabled: isIn, refetchOnMount: 'always' });
  const hasPassword = useQuery(signInWaysQuery()).data?.way === 'password';
  return (
    <ProfileView
      user={partOf(user)}
      badges={partOf(badges)}
      certificates={partOf(certificates)}
      skills={progress.data ? shownSkills(progress.data.game) : []}
      sessions={partOf(sessions)}
      payments={partOf(payments)}
      onCancel={cancel}
      onEndSession={(id) => endSession(client, id)}
      onChangePassword={hasPassword ? (passwords) => changePassword(client, passwords) : null}
    />
  );
}
