import { toAfaPnp } from '@countertop/contract/play/afaPnp';
import {
  getSettings,
  getSettingsExport,
  postSettingsCode,
  postUseSettingsCode,
  putSettings,
} from '@countertop/contract/play/settings';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit, uncountCall } from '../../platform/http/rateLimit.ts';
import type { Router } from '../../platform/http/Router.ts';
import {
  applySettingsCode,
  createSettingsCode,
  readSettings,
  savedSettings,
  writeSettings,
} from './settings.service.ts';

/** Enough for a class that is set up in an afternoon, too few for guessing. */
const limits = {
  codes: { name: 'settings codes', calls: 60, windowMs: 3_600_000 },
  /** Wrong codes, by account and by network. */
  guesses: { name: 'settings code guesses', calls: 20, windowMs: 3_600_000 },
} as const;

export function settingsRoutes(router: Router, { database, now }: ServerContext): void {
  const countCode = rateLimit(limits.codes, database);
  const [countGuess, uncountGuess] = [rateLimit(limits.guesses, database), uncountCall(limits.guesses, database)];

  handle(router, getSettings, async ({ learnerId }) => ({ settings: await readSettings(database, learnerId) }));

  handle(router, putSettings, async ({ learnerId, settings }) => ({
    settings: await writeSettings(database, learnerId, settings, now()),
  }));

  handle(router, getSettingsExport, async ({ learnerId }) => toAfaPnp(await savedSettings(database, learnerId)));

  handle(router, postSettingsCode, async ({ learnerId }, { user }) => {
    await countCode(user.id);
    return createSettingsCode(database, learnerId, now());
  });

  handle(router, postUseSettingsCode, async ({ learnerId, code }, { user, address }) => {
    // Counted before the code is judged, so that nobody above the limit learns whether one is right.
    const callers = [user.id, address];
    for (const caller of callers) await countGuess(caller);
    const settings = await applySettingsCode(database, learnerId, code, now());
    for (const caller of callers) await uncountGuess(caller);
    return { settings };
  });
}
