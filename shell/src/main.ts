import { nextTask } from '@countertop/design-system/next-task';
import { recordEvents } from './hydration/eventReplay.ts';

/** Startup modules, all in this bundle, evaluated in separate tasks to avoid one long task. */
const modules = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tanstack/react-router'),
  () => import(/* webpackMode: "eager" */ '@countertop/routes/routes'),
  // react-aria asks `Intl` about the browser's language when it is evaluated, which takes as long as the rest of ThemeRoot.
  () => import(/* webpackMode: "eager" */ '@countertop/design-system/messages'),
  () => import(/* webpackMode: "eager" */ '@countertop/design-system/ThemeRoot'),
  () => import(/* webpackMode: "eager" */ '@countertop/design-system/Link'),
  () => import(/* webpackMode: "eager" */ './layout/Header.tsx'),
  () => import(/* webpackMode: "eager" */ './app/router.tsx'),
];

// A browser that is too old shows the page's HTML and a notice (index.html).
const isTooOld = 'oldBrowser' in document.documentElement.dataset;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
if (!isTooOld) {
  const eventReplay = recordEvents(root);
  for (const load of modules) {
    await load();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
  await start(root, eventReplay);
}
