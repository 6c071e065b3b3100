import { createMemoryHistory, createRouter, type RegisteredRouter } from '@tanstack/react-router';
import { makeRouteTree, searchFormat } from './routes.ts';

export { RouterContextProvider } from '@tanstack/react-router';

/** Returns the router at an address, for what has links to pages or reads the address. `await router.load()` matches the address. */
export function routerAt(address: string): RegisteredRouter {
  const history = createMemoryHistory({ initialEntries: [address] });
  return createRouter({ routeTree: makeRouteTree(), ...searchFormat, history });
}

/** Context of a story, whose router is from Storybook's preview. */
export interface OnSite {
  loaded: { router?: RegisteredRouter };
}

/** Goes to an address before a story renders, or while it plays. */
export async function goTo({ loaded }: OnSite, address: string): Promise<void> {
  await loaded.router?.navigate({ href: address });
}

/** Returns the address of a story. */
export const addressIn = ({ loaded }: OnSite): string => loaded.router?.state.location.href ?? '';
