import { beforeEach } from 'vitest';
import { setIsFirst } from './checks/isChecked.ts';

/** Leaves the checks to the first story of each file. Other tests show what stories show, too. */
beforeEach(({ task }) => setIsFirst(task.file.name.endsWith('.stories.tsx') && task === task.file.tasks[0]));
