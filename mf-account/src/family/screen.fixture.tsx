import { makeQueryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import type { Family as FamilyData } from '@countertop/contract/family/family';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { clearNotifications } from '@countertop/design-system/notifications';
import { goTo, type OnSite } from '@countertop/routes/routerAt.fixture';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Family } from './Family.tsx';
import { type FakeServer, type Routes, serveFamily } from './family.fixture.ts';

export interface ScreenProps {
  user: CurrentUser | null;
  /** Navigates with a full page load. */
  leave: (href: string) => void;
}

/** The page with an empty cache. */
export function Screen({ user, leave }: ScreenProps) {
  const [client] = useState(() => {
    const fresh = makeQueryClient();
    fresh.setQueryData(currentUserQuery().queryKey, user);
    return fresh;
  });
  return (
    <QueryClientProvider client={client}>
      <Family leave={leave} />
    </QueryClientProvider>
  );
}

let server: FakeServer | undefined;

/** Returns the body of the first call with this name: `POST /api/family/children`. */
export const bodyOf = (name: string) => server?.calls.find((call) => call.name === name)?.body;
/** Returns the names of all calls other than GET. */
export const callNames = () => server?.calls.map(({ name }) => name);

/** Opens the page at an address, with a server that has this family. */
export const at =
  (start: FamilyData, { address = '', routes = {} }: { address?: string; routes?: Routes } = {}) =>
  async (story: OnSite) => {
    await goTo(story, `/family${address}`);
    const fake = serveFamily(start, routes);
    server = fake.server;
    return () => {
      fake.stop();
      clearNotifications();
    };
  };
