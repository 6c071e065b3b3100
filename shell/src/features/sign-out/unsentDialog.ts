import { latePart } from '@countertop/design-system/latePart';

/** What opens when a game is not saved yet; fetched then. */
export const unsentDialog = latePart(
  async () => (await import(/* webpackChunkName: "sign-out" */ './UnsentDialog.tsx')).UnsentDialog,
);
