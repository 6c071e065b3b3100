import { alertIcon, checkIcon, infoIcon, warningIcon, type IconShape } from '../Icon/icons.ts';
import type { ToastTone } from './notifications.ts';

/** Icons by tone, which convey it without color. */
export const toneIcons: Readonly<Record<ToastTone, IconShape>> = {
  neutral: infoIcon,
  success: checkIcon,
  warning: warningIcon,
  danger: alertIcon,
};
