/// <reference types="vite/client" />
import { configure } from 'storybook/test';
import { afterEach } from 'vitest';

// Limits end what hangs: two cores share the tests, and the first story of a file may load code.
configure({ asyncUtilTimeout: 30_000 });

/** Drops the report of a story without violations: 46 kB, which only Storybook's panel shows. */
afterEach(({ task }) => {
  const reports: unknown = Reflect.get(task.meta, 'reports');
  if (import.meta.env['VITEST_STORYBOOK'] === 'false' && Array.isArray(reports))
    Reflect.set(
      task.meta,
      'reports',
      reports.filter(({ status }) => status !== 'passed'),
    );
});
