import { isAreaKey, showNotifications, useNotifications } from '@countertop/design-system/notifications';
import type { ToastRegionProps } from '@countertop/design-system/Toast';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

const nothing = { default: (() => null) satisfies ComponentType<ToastRegionProps> };

/** A page must not break because its toasts did not come. */
const ToastRegion = lazy<ComponentType<ToastRegionProps>>(() =>
  import('@countertop/design-system/Toast').then(
    (toast) => ({ default: toast.ToastRegion }),
    () => nothing,
  ),
);

/**
 * The one notification area of the site. Its code comes with the first news, or when F8 asks for it; then it stays while
 * the person walks on: a toast outlives the page that sent it.
 */
export function Toasts({ placement }: ToastRegionProps) {
  const { visible, isOpen } = useNotifications();
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && (visible !== undefined || isOpen)) setNeeded(true);
  useEffect(() => {
    if (isNeeded) return undefined;
    const openByKey = (event: KeyboardEvent) => {
      if (!isAreaKey(event)) return;
      event.preventDefault();
      showNotifications();
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [isNeeded]);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion {...(placement === undefined ? {} : { placement })} />
    </Suspense>
  );
}
