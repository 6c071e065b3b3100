// @ts-check
import semver from 'semver';

/**
 * The part of the host's `mf-manifest.json` that lists what it shares.
 * @typedef {{ shared: readonly { name: string, version?: string }[] }} HostManifest
 */

/**
 * The part of a remote's `mf-stats.json` that lists what it needs from the host.
 * @typedef {{ shared: readonly { name: string, requiredVersion?: string }[] }} RemoteStats
 */

/**
 * Returns the shared modules that a remote needs and the host doesn't provide, each with the reason.
 * @param {HostManifest} host
 * @param {RemoteStats} remote
 * @returns {string[]}
 */
export function unmetShares(host, remote) {
  const provided = new Map(host.shared.map(({ name, version }) => [name, version ?? 'an unknown version']));
  return remote.shared.flatMap(({ name, requiredVersion = '*' }) => {
    const version = provided.get(name);
    if (version === undefined) return [`${name}, which the shell does not share`];
    const isMet = semver.satisfies(version, requiredVersion, { includePrerelease: true });
    return isMet ? [] : [`${name} ${requiredVersion}, and the shell shares ${version}`];
  });
}
