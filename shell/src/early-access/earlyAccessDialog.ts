import { latePart } from '../late/latePart.ts';

/** The early-access dialog, with the parts of the kit that it brings. */
export const earlyAccessDialog = latePart(
  async () => (await import(/* webpackChunkName: "early-access" */ './EarlyAccessDialog.tsx')).EarlyAccessDialog,
);
