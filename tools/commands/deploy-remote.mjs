// @ts-check
import '../node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { deploy, list, rollBack } from '../deploy/deployRemote.mjs';
import { remoteFolders } from '../deploy/remoteNames.mjs';
import { root } from '../run.mjs';

const usage = `Usage: npm run deploy:remote -- ${remoteFolders.join('|')} --to FOLDER
  --from FOLDER    the build (default: the remote's dist)
  --shell PLACE    folder of the built shell or URL of the running site (default: shell/dist)
  --rollback       switches to the previous build, or to any build from --list with --to-build ID
  --list           lists the deployed builds`;

/** @param {readonly string[]} args */
async function runCommand(args) {
  const { positionals, values } = parseArgs({
    args: [...args],
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

// `npm run deploy:remote -- mf-game --to DIR`: deploys a remote or rolls it back while the site runs.
try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
