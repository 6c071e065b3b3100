import { latePart } from '@countertop/design-system/latePart';

/** The sign-up dialog, with the parts of the kit that it brings. */
export const signUpDialog = latePart(
  async () => (await import(/* webpackChunkName: "sign-up" */ './SignUpDialog.tsx')).SignUpDialog,
);
