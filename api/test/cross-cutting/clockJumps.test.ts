import { dayMs } from '@countertop/contract/shared/time';
import { describe, expect, it } from 'vitest';
import { expectStored, saveGame, sendEvent, startForTest } from '../faults.ts';

describe('when the clock jumps', () => {
  it.each([
    ['back by a day', -dayMs],
    ['back by ten years', -3650 * dayMs],
    ['ahead by an hour', dayMs / 24],
    ['ahead by a day', dayMs],
  ])('plays, saves and counts on: %s', async (_, jumpMs) => {
    let offsetMs = 0;
    const server = await startForTest({ now: () => Date.now() + offsetMs });
    const child = await server.signedIn({ subscriptionTier: 'family' });
    const first = (await sendEvent(server)).requestId;
    expect((await saveGame(child, 0)).status).toBe(200);

    offsetMs = jumpMs;

    const { requestId, answer } = await sendEvent(server);
    expect(answer.status).toBe(200);
    expect((await saveGame(child, 1)).status).toBe(200);
    expect((await child.call('GET', '/api/auth/user')).status).toBe(200);
    await expectStored(server, [first, requestId]);
  });

  it('asks users to sign in again after ten years, and keeps their games', async () => {
    let offsetMs = 0;
    const server = await startForTest({ now: () => Date.now() + offsetMs });
    const child = await server.signedIn({ subscriptionTier: 'family' });
    await saveGame(child, 0);

    offsetMs = 3650 * dayMs;
    const late = await child.call('GET', '/api/auth/user');
    offsetMs = 0;

    expect(late.status).toBe(401);
    expect((await child.call('GET', `/api/player-progress/${child.id}`)).status).toBe(200);
  });
});
