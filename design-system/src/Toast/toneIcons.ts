import type { IconName } from '../Icon/Icon.tsx';
import type { ToastTone } from './notifications.ts';

/** The shape that says the kind of news without its colour. */
export const toneIcons: Readonly<Record<ToastTone, IconName>> = {
  plain: 'info',
  success: 'check',
  warning: 'warning',
  destructive: 'alert',
};
