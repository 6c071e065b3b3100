import type { LearnerSettings } from '@countertop/contract/play/settings';
import type { Context } from 'koa';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { sessionToken } from '../accounts/sessionCookies.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { readSettings } from './settings.service.ts';

export interface ChildSettingsParts extends Pick<ServerContext, 'database' | 'log' | 'publicOrigin'> {
  readonly sessions: Sessions;
}

/**
 * Returns a function that finds the saved settings of the child who plays in the browser of a request; null if there are none. Never
 * rejects: pages work without the database.
 */
export function childSettingsReader({
  database,
  sessions,
  log,
  publicOrigin,
}: ChildSettingsParts): (context: Context) => Promise<LearnerSettings | null> {
  return async function childSettings(context) {
    const token = sessionToken(context, publicOrigin);
    if (token === undefined) return null;
    try {
      const user = (await sessions.find(token))?.user;
      return user?.current.player == null ? null : await readSettings(database, user.id);
    } catch (error) {
      log.error({ err: error }, 'the settings of the child could not be read');
      return null;
    }
  };
}
