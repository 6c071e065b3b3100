import { latePart } from '@countertop/design-system/latePart';

/** The dialog that asks before a running plan is paid for once more. */
export const extendDialog = latePart(
  async () => (await import(/* webpackChunkName: "extend" */ './ExtendDialog.tsx')).ExtendDialog,
);
