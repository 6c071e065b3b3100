import { alertIcon, checkIcon, infoIcon, warningIcon, type IconShape } from '../Icon/icons.ts';
import type { ToastTone } from './notifications.ts';

/** The shape that says the kind of news without its colour. */
export const toneIcons: Readonly<Record<ToastTone, IconShape>> = {
  plain: infoIcon,
  success: checkIcon,
  warning: warningIcon,
  destructive: alertIcon,
};
