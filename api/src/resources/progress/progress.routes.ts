import type { Router } from '../../platform/http/Router.ts';
import {
  getPlayerProgress,
  getPreviousGames,
  postRestoreGame,
  putPlayerProgress,
} from '@countertop/contract/play/progress';
import { handle } from '../../platform/http/handle.ts';
import type { ProgressService } from './progress.service.ts';

/** The saved games of a user. The access of the endpoints ensures that they are the caller's own. */
export function progressRoutes(router: Router, { progress }: { readonly progress: ProgressService }): void {
  handle(router, getPlayerProgress, ({ userId }) => progress.read(userId));
  handle(router, putPlayerProgress, (sent, { user }) => progress.save(user, sent));
  handle(router, getPreviousGames, ({ userId }) => progress.previous(userId));
  handle(router, postRestoreGame, ({ gameId }, { user }) => progress.restore(user, gameId));
}
