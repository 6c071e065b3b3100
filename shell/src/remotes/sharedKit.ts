/**
 * The parts of the kit that remotes use and the shell's first page does not. Only what the shell's own build can reach is
 * provided, so each is named here; together they are one file, which a page's preloads fetch beside its own code.
 */
export const sharedKit = [
  () => import('@countertop/design-system/AnswerField'),
  () => import('@countertop/design-system/Badge'),
  () => import('@countertop/design-system/Board'),
  () => import('@countertop/design-system/Card'),
  () => import('@countertop/design-system/CheckedFloor'),
  () => import('@countertop/design-system/Coin'),
  () => import('@countertop/design-system/Confetti'),
  () => import('@countertop/design-system/Dialog'),
  () => import('@countertop/design-system/Icon'),
  () => import('@countertop/design-system/IconButton'),
  () => import('@countertop/design-system/LiveRegion'),
  () => import('@countertop/design-system/NumberPad'),
  () => import('@countertop/design-system/Picture'),
  () => import('@countertop/design-system/Pips'),
  () => import('@countertop/design-system/Popover'),
  () => import('@countertop/design-system/ProgressBar'),
  () => import('@countertop/design-system/Rail'),
  () => import('@countertop/design-system/Select'),
  () => import('@countertop/design-system/Slider'),
  () => import('@countertop/design-system/Storefront'),
  () => import('@countertop/design-system/TextField'),
  () => import('@countertop/design-system/Toast'),
  () => import('@countertop/design-system/VisuallyHidden'),
];
