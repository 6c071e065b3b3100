import { Model } from 'objection';

/** The table `server_clock`, which has one row once a server has started. */
export class ServerClockModel extends Model {
  static override readonly tableName = 'server_clock';

  declare readonly id: 1;
  /** The last time that a server with an accepted clock has seen, in milliseconds since 1970 UTC. */
  declare readonly seenAt: number;
}
