import type { ToastRegionProps } from '@countertop/design-system/Toast';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { Page } from '../pages/pages.ts';
import { useIsInBrowser } from './useIsInBrowser.ts';

const nothing = { default: (() => null) satisfies ComponentType<ToastRegionProps> };

/** Comes with the kit, which pages of remotes need anyway. A page must not break because its toasts did not come. */
const ToastRegion = lazy<ComponentType<ToastRegionProps>>(() =>
  import('@countertop/design-system/Toast').then(
    (toast) => ({ default: toast.ToastRegion }),
    () => nothing,
  ),
);

export interface ToastsProps extends ToastRegionProps {
  /** The page in sight. */
  page: Page | undefined;
}

/**
 * The one notification area of the site. The shell's own pages have no news, so it is there from the first page of a
 * remote on, and stays while the person walks on: a toast outlives the page that sent it.
 */
export function Toasts({ page, placement }: ToastsProps) {
  const [isNeeded, setNeeded] = useState(false);
  // The HTML of a page holds no news.
  const isInBrowser = useIsInBrowser();
  if (!isNeeded && isInBrowser && page !== undefined && 'remote' in page.view) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion {...(placement === undefined ? {} : { placement })} />
    </Suspense>
  );
}
