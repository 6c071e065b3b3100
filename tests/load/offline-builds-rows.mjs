// @ts-check
import { build } from '../../tools/build.mjs';
import { startsOfOneBuild } from './offline-builds.mjs';

/** Whether each start of the kept game is of one build. @returns {Promise<import('./table.mjs').Row[]>} */
export async function offlineBuildRows() {
  await build();
  const { starts, offline, builds, shells, mixed, again, failed } = await startsOfOneBuild();
  return [
    { name: 'starts while builds are rolled out and back', value: starts, unit: '' },
    { name: 'of these begun without a network', value: offline, unit: '' },
    { name: 'builds of the game that were started', value: builds, unit: '', target: { min: 3 } },
    { name: 'builds of the shell that were started', value: shells, unit: '', target: { min: 2 } },
    { name: 'starts with scripts of two builds', value: mixed, unit: '', target: { max: 0 } },
    { name: 'starts cut off by the loss of the network, and repeated', value: again, unit: '' },
    { name: 'starts that did not show the start screen', value: failed, unit: '', target: { max: 0 } },
  ];
}
