import { Model } from 'objection';

/** The table `plan_end_reminders`: emails before a plan ends, one per account, end date and lead time. */
export class PlanEndReminderModel extends Model {
  static override readonly tableName = 'plan_end_reminders';
  static override readonly idColumn = ['user_id', 'end_at', 'days_before'];

  declare readonly user_id: string;
  declare readonly end_at: number;
  declare readonly days_before: number;
  declare readonly attempted_at: number;
  /** Null until the mail server has accepted the email. */
  declare readonly sent_at: number | null;
}
