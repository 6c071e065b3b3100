import { asUser } from '@countertop/client/accounts/asUser';
import { call } from '@countertop/client/shared/call';
import { queryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { deleteUser, getErasure } from '@countertop/contract/accounts/dataExport';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { leaveFor } from '../shared/leave.ts';
import { queryState } from '../shared/queryState.ts';
import { useReauthentication } from '../sign-in/useReauthentication.tsx';
import { downloadData } from '../privacy-data/downloadData.ts';
import { WhatWeKnowView } from '../privacy-data/WhatWeKnowView.tsx';

/** /what-we-know */
export function WhatWeKnowPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <WhatWeKnow />
    </QueryClientProvider>
  );
}

function WhatWeKnow() {
  const client = useQueryClient();
  const user = useQuery(currentUserQuery());
  const erasure = useQuery({
    queryKey: [getErasure.path],
    queryFn: ({ signal }) => call(getErasure, {}, { signal }),
    enabled: user.data?.player === null,
    refetchOnMount: 'always',
  });
  const { guard, dialog } = useReauthentication();
  async function erase(confirmation: string): Promise<void> {
    await guard(() => asUser(client, call(deleteUser, { confirmation })));
  }
  return (
    <>
      <WhatWeKnowView
        user={queryState(user)}
        erasure={queryState(erasure)}
        onDownload={() => guard(() => asUser(client, downloadData()))}
        onErase={erase}
        // Not before: the header then shows that the user is signed out.
        onErased={() => client.setQueryData(currentUserQuery().queryKey, null)}
        leave={leaveFor}
      />
      {dialog}
    </>
  );
}
