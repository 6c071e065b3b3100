// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';

const limitMs = 10_000;

/** @param {string} shell @returns {Promise<string>} */
async function readText(shell) {
  if (!/^https?:/.test(shell)) return fs.readFile(path.join(shell, 'mf-manifest.json'), 'utf8');
  const url = new URL('/mf-manifest.json', shell);
  const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return answer.text();
}

/**
 * What a shell shares, from its build's folder or from a running site.
 * @param {string} shell folder or web address
 * @returns {Promise<import('../federation/unmetShares.mjs').HostManifest>}
 */
export async function readShell(shell) {
  try {
    const { shared } = JSON.parse(await readText(shell));
    if (!Array.isArray(shared)) throw new Error('it holds no list of shared modules');
    return { shared };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `What the shell shares cannot be read from ${shell} (${reason}). Build the shell, or name the one that runs: --shell https://…`,
      { cause: error },
    );
  }
}
