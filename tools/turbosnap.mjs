// @ts-check
import './node-version.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { bin, root, run } from './run.mjs';

const stats = path.join(root, 'storybook-static/preview-stats.json');
const kit = (/** @type {string} */ name, group = 'components') => `design-system/src/${group}/${name}/${name}`;

/** Changes, the stories each must reach, and stories it must leave alone: what TurboSnap saves pictures by. */
const changes = [
  {
    file: `${kit('Button')}.styles.ts`,
    reaches: [`${kit('Button')}.stories.tsx`],
    leaves: [`${kit('Coin', 'artwork')}.stories.tsx`],
  },
  {
    file: `${kit('Coin', 'artwork')}.styles.ts`,
    reaches: [`${kit('Coin', 'artwork')}.stories.tsx`],
    leaves: [`${kit('Select')}.stories.tsx`],
  },
  {
    file: 'mf-game/src/play/PlayScreen.tsx',
    reaches: ['mf-game/src/play/PlayScreen.stories.tsx'],
    leaves: [`${kit('Tabs')}.stories.tsx`],
  },
];

/** @param {string} file */
async function trace(file) {
  const { status, output } = await run(bin('chromatic'), ['trace', '--stats-file', stats, file], { isQuiet: true });
  if (status !== 0) throw new Error(`chromatic trace ${file}:\n${output}`);
  return output;
}

// `node tools/turbosnap.mjs` after `npm run build-storybook`: asks Chromatic's own command, offline.
try {
  if (!existsSync(stats))
    throw new Error('There is no storybook-static/preview-stats.json: npm run build-storybook first.');
  for (const { file, reaches, leaves } of changes) {
    const traced = await trace(file);
    const missed = reaches.filter((story) => !traced.includes(story));
    const touched = leaves.filter((story) => traced.includes(story));
    if (missed.length === 0 && touched.length === 0) continue;
    process.exitCode = 1;
    console.error(
      `${file}: ${missed
        .map((story) => `does not reach ${story}`)
        .concat(touched.map((story) => `reaches ${story}`))
        .join(', ')}`,
    );
    if (traced.includes('TurboSnap disabled')) console.error(traced.slice(traced.indexOf('TurboSnap disabled')).trim());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
