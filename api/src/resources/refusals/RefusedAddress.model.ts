import { Model } from 'objection';

/** The table `refused_addresses`: addresses whose owners refused emails that anybody can request. */
export class RefusedAddressModel extends Model {
  static override readonly tableName = 'refused_addresses';
  static override readonly idColumn = 'addressHash';

  /** HMAC of the address under the server's secret, as in the links of emails. */
  declare readonly addressHash: string;
  /** Milliseconds since 1970 UTC. */
  declare readonly refusedAt: number;
}
