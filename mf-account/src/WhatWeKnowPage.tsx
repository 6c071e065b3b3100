import { call } from '@countertop/client/call';
import { queryClient } from '@countertop/client/queryClient';
import { currentUserQuery } from '@countertop/client/user';
import { deleteUser } from '@countertop/contract/ownData';
import { exportPath } from '@countertop/contract/ownDataRules';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { leaveFor } from './account/leave.ts';
import { type Part, partOf } from './account/part.ts';
import { asUser } from './account/queries.ts';
import { WhatWeKnowView } from './what-we-know/WhatWeKnowView.tsx';

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
  const user = partOf(useQuery(currentUserQuery()));
  const isSignedIn: Part<boolean> = user.status === 'ready' ? { ...user, value: user.value !== null } : user;
  return (
    <WhatWeKnowView
      isSignedIn={isSignedIn}
      downloadHref={exportPath}
      onErase={async (confirmation) => void (await asUser(client, call(deleteUser, { confirmation })))}
      leave={leaveFor}
    />
  );
}
