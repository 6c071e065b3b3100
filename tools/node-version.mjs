// @ts-check
// Runs before anything is installed and on any Node that knows modules: nothing but old syntax here.

/** The oldest Node that works, as package.json's engines says. */
export const oldestNode = [20, 19];

/**
 * Says in one sentence what is wrong with a Node version, or nothing when it will do.
 * @param {string} version for example `20.19.0`
 * @returns {string | undefined}
 */
export function complaintAbout(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] ?? 0;
  const minor = parts[1] ?? 0;
  const oldest = oldestNode.join('.');
  const isNewEnough = major > (oldestNode[0] ?? 0) || (major === oldestNode[0] && minor >= (oldestNode[1] ?? 0));
  return isNewEnough
    ? undefined
    : 'Countertop needs Node ' + oldest + ' or newer (24 is recommended), and this is Node ' + version + '.';
}

const complaint = complaintAbout(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
