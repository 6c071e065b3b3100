// @ts-check
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bin, root, run } from '../run.mjs';

/**
 * Builds the Storybook of a tree of the repository.
 * @param {string} tree
 * @param {string} folder
 */
export async function buildStorybook(tree, folder) {
  const args = ['build', '--output-dir', folder, '--quiet', '--disable-telemetry'];
  const { status, output } = await run(bin('storybook'), args, { cwd: tree, isQuiet: true });
  if (status !== 0) throw new Error(`Storybook could not be built:\n${output}`);
}

/** @param {readonly string[]} args */
async function git(...args) {
  const { status, output } = await run('git', args, { isQuiet: true });
  if (status !== 0) throw new Error(`git ${args[0]}: ${output.trim()}`);
  return output.trim();
}

/**
 * Links the installed packages into another tree, and our own ones to the sources of that tree.
 * @param {string} tree
 */
function linkPackages(tree) {
  const target = path.join(tree, 'node_modules');
  const ours = path.join(target, '@countertop');
  mkdirSync(ours, { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@countertop') symlinkSync(path.join(root, 'node_modules', name), path.join(target, name));
  }
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(path.join(tree, 'package.json'), 'utf8'));
  for (const folder of workspaces) {
    const { name } = JSON.parse(readFileSync(path.join(tree, folder, 'package.json'), 'utf8'));
    symlinkSync(path.join(tree, folder), path.join(target, name));
  }
}

/**
 * The built Storybook of a commit, with the packages that are installed now.
 * @param {string} name of the commit, as git knows it
 * @param {string} cache folder in which it is kept
 * @returns {Promise<{ commit: string, folder: string }>}
 */
export async function storybookOf(name, cache) {
  const commit = (await git('rev-parse', '--verify', `${name}^{commit}`)).slice(0, 12);
  const folder = path.join(cache, commit, 'storybook');
  if (existsSync(path.join(folder, 'index.json'))) return { commit, folder };
  const tree = mkdtempSync(path.join(tmpdir(), 'countertop-commit-'));
  try {
    await git('worktree', 'add', '--detach', '--force', tree, commit);
    linkPackages(tree);
    await buildStorybook(tree, folder);
  } finally {
    rmSync(tree, { recursive: true, force: true });
    await git('worktree', 'prune');
  }
  return { commit, folder };
}
