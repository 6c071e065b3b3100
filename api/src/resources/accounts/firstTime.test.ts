import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProviderServer, startProviderServer, targetOf } from '../../../test/provider.ts';

let site: ProviderServer;
beforeAll(async () => {
  site = await startProviderServer();
});
afterAll(() => site.end());

describe('a new user from the provider', () => {
  const rowOf = (email: string) => site.server.read((database) => database('users').where({ email }).first());

  it('is asked whether they are 18 or older before anything is stored', async () => {
    const parent = site.browser();

    const back = await site.openCallback(parent, 'first', '?returnTo=/pricing');

    expect([back.status, targetOf(back)]).toEqual([302, '/sign-in#adult']);
    expect([await parent.isSignedIn(), await rowOf('first@school.example')]).toEqual([false, undefined]);
  });

  it('gets an account after saying yes, continues at the requested page, and is not asked again', async () => {
    const parent = site.browser();
    await site.openCallback(parent, 'first', '?returnTo=/pricing');

    const answer = await site.confirmAge(parent, true);

    expect(await answer.json()).toEqual({ isSignedIn: true, returnTo: '/pricing' });
    expect(await (await parent.call('GET', '/api/auth/user')).json()).toMatchObject({ email: 'first@school.example' });
    expect((await rowOf('first@school.example')).adultConfirmedAt).toBeGreaterThan(0);
    expect([...parent.cookies.keys()].toSorted()).toEqual(['known', 'session', 'signed-in']);
    expect(targetOf(await site.openCallback(site.browser(), 'first'))).toBe('/dashboard');
  });

  it('leaves no data after saying no, and cannot say yes afterward', async () => {
    const child = site.browser();
    await site.openCallback(child, 'young');

    const [answer, later] = [await site.confirmAge(child, false), await site.confirmAge(child, true)];

    expect(await answer.json()).toEqual({ isSignedIn: false, returnTo: null });
    expect(later.status).toBe(410);
    expect([await child.isSignedIn(), await rowOf('young@school.example')]).toEqual([false, undefined]);
    expect([...child.cookies.keys()]).toEqual([]);
  });

  it('cannot be impersonated with copied cookies, in another browser or a second time', async () => {
    const [parent, thief] = [site.browser(), site.browser()];
    await site.openCallback(parent, 'copied');
    const copies = new Map(parent.cookies);
    thief.cookies.set('unconfirmed', copies.get('unconfirmed') ?? '');

    const byThief = await site.confirmAge(thief, true);
    const byParent = await site.confirmAge(parent, true);
    for (const [name, value] of copies) thief.cookies.set(name, value);
    const afterwards = await site.confirmAge(thief, true);

    expect([byThief.status, byParent.status, afterwards.status]).toEqual([410, 200, 410]);
    expect(await thief.isSignedIn()).toBe(false);
  });

  it('is rejected without a sign-in at the provider, or with a modified cookie', async () => {
    const [stranger, forger] = [site.browser(), site.browser()];
    await site.openCallback(forger, 'young');
    const [name = '', sealed = ''] = [...forger.cookies].find(([, value]) => value.includes('.')) ?? [];
    const text = Buffer.from(sealed.split('.')[0] ?? '', 'base64url').toString();
    const changed = Buffer.from(text.replace('young@', 'admin@')).toString('base64url');
    forger.cookies.set(name, `${changed}.${sealed.split('.')[1]}`);

    const statuses = [(await site.confirmAge(stranger, true)).status, (await site.confirmAge(forger, true)).status];

    expect(statuses).toEqual([410, 410]);
    expect(await rowOf('admin@school.example')).toBeUndefined();
  });

  it.each(['yes', 1, null])('must answer with a boolean, not %j', async (answer) => {
    const parent = site.browser();
    await site.openCallback(parent, 'young');

    expect((await site.confirmAge(parent, answer)).status).toBe(422);
    expect(await rowOf('young@school.example')).toBeUndefined();
  });

  it('is asked even if a stranger signed up with the address', async () => {
    await site.server.signedIn({ email: 'halfway@school.example', confirmedAt: null });

    expect(targetOf(await site.openCallback(site.browser(), 'halfway'))).toBe('/sign-in#adult');
  });
});
