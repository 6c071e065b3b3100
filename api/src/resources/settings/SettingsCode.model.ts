import { Model } from 'objection';

/** The table `settings_codes`: settings that can be picked up with a code. */
export class SettingsCodeModel extends Model {
  static override readonly tableName = 'settings_codes';
  static override readonly idColumn = 'codeHash';
  static override readonly jsonAttributes = ['settings'];

  /** SHA-256 of the code. */
  declare readonly codeHash: string;
  /** Stored as JSON text. */
  declare readonly settings: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970 UTC. */
  declare readonly expiresAt: number;
}
