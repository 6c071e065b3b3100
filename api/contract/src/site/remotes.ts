/** The remotes as listed in the page, without schemas, so that the browser's eager code needs no schema library. */

/** The separately built remotes, by their federation name. */
export const remoteNames = ['mf_game', 'mf_account', 'mf_admin'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** An entry of the JSON block `<script id="remotes">` that the server writes and the shell reads. */
export interface RemoteEntry {
  readonly name: RemoteName;
  /** URL of remoteEntry.js. */
  readonly entry: string;
  /** Scripts that each exposed module needs, so that they load in parallel with the entry. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
}
