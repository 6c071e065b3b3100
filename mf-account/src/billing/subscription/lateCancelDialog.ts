import { latePart } from '@countertop/design-system/latePart';

/** The dialog that asks once more, with the parts of the kit that it brings. */
export const cancelDialog = latePart(
  async () => (await import(/* webpackChunkName: "cancel" */ './CancelDialog.tsx')).CancelDialog,
);
