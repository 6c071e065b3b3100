import { paymentsQuery } from '@countertop/client/payments/payments';
import { queryClient } from '@countertop/client/shared/queryClient';
import { signInWaysQuery } from '@countertop/client/accounts/signInWays';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryState } from '../shared/queryState.ts';
import { usePageState } from '../shared/usePageState.ts';
import {
  badgesQuery,
  certificatesQuery,
  changeEmail,
  changePassword,
  endOtherSessions,
  endSession,
  sessionsQuery,
} from '../shared/queries.ts';
import { can } from '../shared/user.ts';
import { ProfileView } from '../profile/ProfileView.tsx';
import { useReauthentication } from '../sign-in/useReauthentication.tsx';
import { downloadReceipt } from '../billing/receipt/downloadReceipt.ts';
import { factorCalls, factorQuery } from '../sign-in/second-factor/serverCalls.ts';
import { cancel, refund, resume } from '../billing/subscription/cancel.ts';

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
  const certificates = useQuery(certificatesQuery(user.data != null && can(user.data, 'certificates')));
  const sessions = useQuery(sessionsQuery(isIn));
  const payments = useQuery({ ...paymentsQuery(), enabled: isIn, refetchOnMount: 'always' });
  const factor = useQuery(factorQuery(isIn));
  const hasPassword = useQuery(signInWaysQuery()).data?.way === 'password';
  const { guard, dialog } = useReauthentication();
  const page = usePageState(user, [badges, certificates, sessions, payments, factor]);
  return (
    <>
      <ProfileView
        user={page}
        badges={queryState(badges)}
        certificates={queryState(certificates)}
        sessions={queryState(sessions)}
        payments={queryState(payments)}
        onReceipt={downloadReceipt}
        onRefund={(receiptNumber) => guard(() => refund(receiptNumber))}
        onCancel={cancel}
        onResume={resume}
        onEndSession={(id) => guard(() => endSession(client, id))}
        onEndOthers={() => guard(() => endOtherSessions(client))}
        factor={queryState(factor)}
        factorCalls={factorCalls(client, guard)}
        onChangePassword={hasPassword ? (passwords) => changePassword(client, passwords) : null}
        onChangeEmail={hasPassword ? (email) => guard(() => changeEmail(client, email)) : null}
      />
      {dialog}
    </>
  );
}
