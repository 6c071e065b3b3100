import { useEffect, useState } from 'react';

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Whether a dialog is open. The page is observed only while `isEnabled`. */
export function useIsDialogOpen(isEnabled: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const update = () => setIsOpen(isDialogOpen());
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, [isEnabled]);
  return isEnabled && isOpen;
}
