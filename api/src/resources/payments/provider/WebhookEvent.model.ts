import { Model } from 'objection';

/** The table `webhook_events`: the provider's events that were received, so that a repeated one changes nothing. */
export class WebhookEventModel extends Model {
  static override readonly tableName = 'webhook_events';
  static override readonly idColumn = 'eventId';

  /** The provider's ID of the event, or a hash of its body. */
  declare readonly eventId: string;
  /** Name of the event, for example `payment.captured`. */
  declare readonly event: string;
  declare readonly receivedAt: number;
}
