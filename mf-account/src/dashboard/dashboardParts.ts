import type { Badge, Certificate } from '@countertop/contract/play/awards';
import type { SubscriptionCardProps } from '../billing/subscription/SubscriptionCard.tsx';
import type { LearnerResults } from '../progress/progressReport.ts';
import type { QueryState } from '../shared/queryState.ts';
import type { NameCardProps } from './NameCard.tsx';
import type { PreviousGamesProps } from './PreviousGames.tsx';
import type { ProgressFacts } from './progress.ts';

/** Data and actions of the dashboard. */
export interface DashboardParts extends Pick<SubscriptionCardProps, 'onCancel' | 'onResume'> {
  /** Null if nobody has played. Undefined if reports aren't part of the plan. */
  results: QueryState<LearnerResults | null> | undefined;
  /** Null if no game is saved. */
  progress: QueryState<ProgressFacts | null>;
  /** Restores a game. Rejects if that fails. */
  onRestore: NonNullable<PreviousGamesProps['onRestore']>;
  /** Newest first. */
  badges: QueryState<readonly Badge[]>;
  /** Newest first; shown for paid plans only. */
  certificates: QueryState<readonly Certificate[]>;
  onRename: NameCardProps['onRename'];
}
