import { latePart } from '@countertop/design-system/latePart';

/** The early-access dialog, with the parts of the kit that it brings. */
export const earlyAccessDialog = latePart(
  async () => (await import(/* webpackChunkName: "early-access" */ './EarlyAccessDialog.tsx')).EarlyAccessDialog,
);
