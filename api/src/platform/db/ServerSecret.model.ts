import { Model } from 'objection';

/** The table `server_secrets`: random secrets for servers without `SESSION_SECRET`. */
export class ServerSecretModel extends Model {
  static override readonly tableName = 'server_secrets';
  static override readonly idColumn = 'name';

  declare readonly name: string;
  declare readonly value: string;
}
