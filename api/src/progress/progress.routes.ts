import type { Router } from '../http/Router.ts';
import { getPlayerProgress, putPlayerProgress } from '@countertop/contract/progress';
import { handle } from '../handle.ts';
import type { ProgressService } from './progress.service.ts';

/** What is kept of a user's game. That it is their own is seen to by the endpoints' access. */
export function progressRoutes(router: Router, progress: ProgressService): void {
  handle(router, getPlayerProgress, ({ userId }) => progress.read(userId));
  handle(router, putPlayerProgress, (sent, { user }) => progress.save(user, sent));
}
