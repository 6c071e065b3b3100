// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';

const limitMs = 10_000;

/** @param {string} shell @returns {Promise<string>} */
async function readText(shell) {
  if (!/^https?:/.test(shell)) return fs.readFile(path.join(shell, 'mf-manifest.json'), 'utf8');
  const url = new URL('/mf-manifest.json', shell);
  const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.text();
}

/**
 * Reads a shell's shared modules.
 * @param {string} shell folder of the build or URL of the running site
 * @returns {Promise<import('../federation/unmetShares.mjs').HostManifest>}
 */
export async function readShell(shell) {
  try {
    const { shared } = JSON.parse(await readText(shell));
    if (!Array.isArray(shared)) throw new Error('no list of shared modules');
    return { shared };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Could not read the shared modules of ${shell} (${reason}). Build the shell, or give the URL of the running site: --shell https://…`,
      { cause: error },
    );
  }
}
