import { latePart } from '@countertop/design-system/latePart';

/** The dialog that asks before a running plan is extended, loaded on demand. */
export const extendDialog = latePart(
  async () => (await import(/* webpackChunkName: "extend" */ './ExtendDialog.tsx')).ExtendDialog,
);
