import { latePart } from '@countertop/design-system/latePart';

export const earlyAccessDialog = latePart(
  async () => (await import(/* webpackChunkName: "early-access" */ './EarlyAccessDialog.tsx')).EarlyAccessDialog,
);
