/** What the page is told about the remotes, without a shape, so that the browser's eager code needs no schema library. */

/** The separately built parts of the site, by the name federation knows them under. */
export const remoteNames = ['mf_game', 'mf_account', 'mf_admin'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** One line of the JSON block `<script id="remotes">` that the server writes and the shell reads. */
export interface RemoteEntry {
  readonly name: RemoteName;
  /** URL of remoteEntry.js. */
  readonly entry: string;
  /** Scripts each exposed module needs, so that they load beside the entry and not after it. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
}
