// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerEarlyAccess } from './earlyAccess.ts';
import { sessionId } from '../analytics/session.ts';

const wish = { gameTitle: 'The Missing Number', email: 'parent@school.example' };
const fetched = vi.fn<(path: string, request: { readonly body: string }) => Promise<Response>>();

beforeEach(() => {
  sessionStorage.clear();
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('{"ok":true}')));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const sent = () => fetched.mock.calls.map(([path, request]) => [path, JSON.parse(request.body)]);

it('posts the session and the place on the site', async () => {
  await registerEarlyAccess(wish);
  await registerEarlyAccess({ ...wish, source: 'blog' });

  const session = sessionId();
  expect(sent()).toEqual([
    ['/api/early-access', { ...wish, sessionId: session, source: 'homepage_card' }],
    ['/api/early-access', { ...wish, sessionId: session, source: 'blog' }],
  ]);
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('sends no session under %j', async (asked) => {
  vi.stubGlobal('navigator', { language: 'en-US', ...asked });

  await registerEarlyAccess(wish);

  expect(sent()).toEqual([['/api/early-access', { ...wish, sessionId: null, source: 'homepage_card' }]]);
});

it('rejects if it was not stored', async () => {
  fetched.mockResolvedValue(new Response('{"error":"Too often"}', { status: 429 }));

  await expect(registerEarlyAccess(wish)).rejects.toThrow('429');
});
