import { Model } from 'objection';

/** The table `badges`. A learner holds each badge at most once. */
export class BadgeModel extends Model {
  static override readonly tableName = 'badges';

  declare readonly id: string;
  declare readonly learnerId: string;
  declare readonly badgeType: string;
  declare readonly title: string;
  declare readonly description: string;
  declare readonly icon: string;
  /** Milliseconds since 1970 UTC. */
  declare readonly earnedAt: number;
}
