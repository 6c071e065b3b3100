import { Model } from 'objection';

/** The table `plan_end_reminders`: emails before a plan ends, one per account, end date and lead time. */
export class PlanEndReminderModel extends Model {
  static override readonly tableName = 'plan_end_reminders';
  static override readonly idColumn = ['userId', 'endAt', 'daysBefore'];

  declare readonly userId: string;
  declare readonly endAt: number;
  declare readonly daysBefore: number;
  declare readonly attemptedAt: number;
  /** Null until the mail server has accepted the email. */
  declare readonly sentAt: number | null;
}
