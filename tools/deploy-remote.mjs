// @ts-check
import './node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { deploy, list, rollBack } from './deploy/deployRemote.mjs';
import { remoteFolders } from './deploy/remoteNames.mjs';
import { root } from './run.mjs';

const usage = `Say which remote and where to: npm run deploy:remote -- ${remoteFolders.join('|')} --to FOLDER
  --from FOLDER    the build, by default the remote's own dist
  --shell PLACE    folder of the built shell, or the address of the running site; by default shell/dist
  --rollback       back to the build before, or with --to-build ID to any that --list names
  --list           what is there`;

/** @param {readonly string[]} words */
async function perform(words) {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      shell: { type: 'string' },
      rollback: { type: 'boolean', default: false },
      'to-build': { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  });
  const [remote = '', ...more] = positionals;
  if (!remoteFolders.includes(remote) || more.length > 0 || !values.to) throw new Error(usage);
  const deployment = { remote, to: values.to, shell: values.shell ?? path.join(root, 'shell/dist') };
  if (values.list) return list(deployment);
  if (values.rollback) return rollBack({ ...deployment, build: values['to-build'] });
  return deploy({ ...deployment, from: values.from ?? path.join(root, remote, 'dist') });
}

// `npm run deploy:remote -- mf-game --to DIR`: rolls a remote out or back under a running shell.
try {
  console.log(await perform(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
