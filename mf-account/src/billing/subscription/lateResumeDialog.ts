import { latePart } from '@countertop/design-system/latePart';

/** The dialog that asks before a canceled subscription is resumed. */
export const resumeDialog = latePart(
  async () => (await import(/* webpackChunkName: "resume" */ './ResumeDialog.tsx')).ResumeDialog,
);
