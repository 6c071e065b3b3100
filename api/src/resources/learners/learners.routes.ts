import { getLearners } from '@countertop/contract/play/learners';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { listLearners } from './learners.service.ts';

export function learnerRoutes(router: Router, { database, now }: ServerContext): void {
  handle(router, getLearners, (_, { user }) => listLearners(database, user, now()));
}
