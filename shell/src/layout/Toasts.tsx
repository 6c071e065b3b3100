import { lazyComponent, useIsLoaded } from '@countertop/design-system/lazy';
import { isAreaKey, showNotifications, useNotifications } from '@countertop/design-system/notifications';
import type { ToastRegionProps } from '@countertop/design-system/Toast';
import { useEffect } from 'react';

const ToastRegion = lazyComponent(async () => (await import('@countertop/design-system/Toast')).ToastRegion);

/**
 * The notification area of the site, loaded with the first toast or when F8 is pressed. The page works without it; after a
 * failure it is requested again with the next toast.
 */
export function Toasts({ isPlaying = false }: ToastRegionProps) {
  const { visible, isOpen } = useNotifications();
  const isLoaded = useIsLoaded(ToastRegion);
  const isNeeded = visible !== undefined || isOpen;
  useEffect(() => {
    if (isNeeded) void ToastRegion.preload();
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
  return isLoaded && <ToastRegion isPlaying={isPlaying} />;
}
