import { beforeEach } from 'vitest';
import { reduceChecks } from './checks/isChecked.ts';

/** Stories of components and of the game. Tabbing through whole pages took a quarter of the time of all stories, and is left to the night. */
const tabbed = /^(?:design-system|mf-game)\//;

/** Leaves the checks to the first story of each file. Other tests show what stories show, too. */
beforeEach(({ task: { file }, task }) => {
  const isFirst = file.name.endsWith('.stories.tsx') && task === file.tasks[0];
  reduceChecks({ isFirst, mayTab: tabbed.test(file.name) });
});
