import { pagePaths } from '@countertop/contract/site/pages';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { PageLink } from './PageLink.tsx';
import { routerAt } from './routerAt.fixture.ts';
import { searchFormat } from './routes.ts';

it.each(['1234E56789', '12345678901234567890', '0012', '1e3', 'true', 'null', '"7"', '[1]', 'a b+c&d=é#'])(
  'keeps the code %s in an address as it is',
  async (code) => {
    const router = routerAt(`/verify?${new URLSearchParams({ code }).toString()}`);
    await router.load();

    expect(router.state.matches.at(-1)?.search).toEqual({ code });
    expect(searchFormat.parseSearch(searchFormat.stringifySearch({ code }))).toEqual({ code });
    expect(router.buildLocation({ to: '/verify', search: { code } }).href).toBe(router.state.location.href);
  },
);

it('keeps parameters that no page reads, and drops invalid ones', () => {
  const matches = routerAt('/').matchRoutes('/support', { topic: 'nonsense', utm_source: 'mail' });

  expect(matches.at(-1)?.search).toEqual({ topic: undefined, utm_source: 'mail' });
});

it.each(pagePaths)('has a route for %s, whatever its case, with or without a trailing slash', (path) => {
  for (const address of [path, path.toUpperCase(), `${path}/`])
    expect(routerAt('/').matchRoutes(address, {}).at(-1)?.fullPath).toBe(path);
});

it.each(['/game/more', '/games', '/no-such-page'])('has no page at %s', (address) => {
  expect(routerAt('/').matchRoutes(address, {}).at(-1)?.fullPath).toBe('/$');
});

/** Addresses that the compiler must refuse. Each line without an error is one. */
export function Planted() {
  const navigate = useNavigate();
  // @ts-expect-error -- no such page
  void navigate({ to: '/progres' });
  // @ts-expect-error -- no such parameter
  void navigate({ to: '/verify', search: { kode: '1' } });
  // @ts-expect-error -- the page has no such parameter
  const { seed } = useSearch({ from: '/verify' });
  return (
    <>
      {/* @ts-expect-error -- no such page */}
      <PageLink to="/abut">{seed}</PageLink>
      {/* @ts-expect-error -- no such parameter */}
      <PageLink to="/progress" search={{ kid: 'l1' }}>
        Progress
      </PageLink>
      {/* @ts-expect-error -- no such topic */}
      <PageLink to="/support" search={{ topic: 'nonsense' }}>
        Support
      </PageLink>
    </>
  );
}
