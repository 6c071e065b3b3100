import { latePart } from '@countertop/design-system/latePart';

/** Opens when somebody signs out with unsaved progress. */
export const unsentDialog = latePart(
  async () => (await import(/* webpackChunkName: "sign-out" */ './UnsentDialog.tsx')).UnsentDialog,
);
