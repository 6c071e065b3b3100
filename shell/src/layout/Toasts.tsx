import { latePart, useArrival } from '@countertop/design-system/latePart';
import { isAreaKey, showNotifications, useNotifications } from '@countertop/design-system/notifications';
import type { ToastRegionProps } from '@countertop/design-system/Toast';
import { createElement, useEffect } from 'react';

const toastRegion = latePart(async () => (await import('@countertop/design-system/Toast')).ToastRegion);

/**
 * The one notification area of the site. Its code is fetched with the first toast, or when F8 asks for it. The page works
 * without it; after a failure it is requested again with the next toast, and when the browser is back online.
 */
export function Toasts({ placement }: ToastRegionProps) {
  const { visible, isOpen } = useNotifications();
  const arrival = useArrival(toastRegion);
  const isLoaded = typeof arrival === 'function';
  const isNeeded = visible !== undefined || isOpen;
  useEffect(() => {
    if (isNeeded) void toastRegion.fetch();
  }, [isNeeded, visible?.key]);
  useEffect(() => {
    if (isLoaded) return undefined;
    const openByKey = (event: KeyboardEvent) => {
      if (!isAreaKey(event)) return;
      event.preventDefault();
      showNotifications();
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [isLoaded]);
  if (!isLoaded) return null;
  return createElement(arrival, placement === undefined ? {} : { placement });
}
