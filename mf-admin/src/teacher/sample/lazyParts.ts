import { lazyComponent } from '@countertop/design-system/lazy';

/** These tabs have charts, which the first one doesn't need. */
export const LazyStudents = lazyComponent(
  async () => (await import(/* webpackChunkName: "sample-students" */ './Students.tsx')).Students,
);
export const LazyProgress = lazyComponent(
  async () => (await import(/* webpackChunkName: "sample-progress" */ './Progress.tsx')).Progress,
);
export const LazyExportDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "sample-export" */ './ExportDialog.tsx')).ExportDialog,
);

/** Loads all of them, for stories and tests that don't wait. */
export async function preloadParts(): Promise<void> {
  await Promise.all([LazyStudents, LazyProgress, LazyExportDialog].map(({ preload }) => preload()));
}
