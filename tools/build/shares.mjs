// @ts-check
import semver from 'semver';

/**
 * What the shell's `mf-manifest.json` says: every shared module with its version.
 * @typedef {{ shared: readonly { name: string, version?: string }[] }} ShellManifest
 */

/**
 * What a remote's `mf-stats.json` says: every shared module it asks for, with the versions that will do.
 * @typedef {{ shared: readonly { name: string, requiredVersion?: string }[] }} RemoteStats
 */

/**
 * The shared modules a remote asks for and would not get from a shell, each with the reason, ready to be read.
 * @param {ShellManifest} shell
 * @param {RemoteStats} remote
 * @returns {string[]}
 */
export function unmetShares(shell, remote) {
  const provided = new Map(shell.shared.map(({ name, version }) => [name, version ?? 'of an unknown version']));
  return remote.shared.flatMap(({ name, requiredVersion = '*' }) => {
    const version = provided.get(name);
    if (version === undefined) return [`${name}, which the shell does not share`];
    const isMet = semver.satisfies(version, requiredVersion, { includePrerelease: true });
    return isMet ? [] : [`${name} ${requiredVersion}, and the shell shares ${version}`];
  });
}
