import { latePart } from '@countertop/design-system/latePart';

export const signUpDialog = latePart(
  async () => (await import(/* webpackChunkName: "sign-up" */ './SignUpDialog.tsx')).SignUpDialog,
);
