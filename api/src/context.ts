import type { JobLoop } from './platform/jobs/JobLoop.ts';
import type { ServerContext } from './platform/ServerContext.ts';
import type { Sessions } from './resources/accounts/sessions.ts';
import type { SignInLimits } from './resources/accounts/signInLimits.ts';
import type { AttemptService } from './resources/attempts/attempts.service.ts';
import type { ConsentRule } from './resources/consents/ConsentRule.ts';
import type { Exports } from './resources/data-export/Exports.ts';
import type { EventService } from './resources/events/events.service.ts';
import type { Guardians } from './resources/learners/Guardians.ts';
import type { PaymentContext } from './resources/payments/PaymentContext.ts';
import type { ProgressService } from './resources/progress/progress.service.ts';

/** Everything that the routes and jobs use. */
export interface AppContext extends ServerContext {
  readonly sessions: Sessions;
  readonly guardians: Guardians;
  readonly limits: SignInLimits;
  readonly events: EventService;
  readonly progress: ProgressService;
  readonly attempts: AttemptService;
  readonly consentRule: ConsentRule;
  readonly consentMails: JobLoop;
  readonly payments: PaymentContext;
  readonly exports: Exports;
}
