import { keepEarlyEvents } from './hydration/eventReplay.ts';
import { nextTask } from './hydration/nextTask.ts';

/** What the site is made of: all in this file, but each run in a task of its own, for one is not felt and all are. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createRouter"] */ '@tanstack/react-router'),
  () => import(/* webpackMode: "eager" */ '@countertop/design-system/ThemeRoot'),
  () => import(/* webpackMode: "eager" */ '@countertop/design-system/Link'),
  () => import(/* webpackMode: "eager" */ './layout/Header.tsx'),
  () => import(/* webpackMode: "eager" */ './app/router.tsx'),
];

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
const early = keepEarlyEvents(root);
for (const part of parts) {
  await part();
  await nextTask();
}
const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
await start(root, early);
