import { useEffect, useState } from 'react';

/** Whether a control is open. It opens by itself once the focus is on it: there the focus will go back to. */
export function useOpenAtFirst(isOpenAtFirst: boolean) {
  const [isOpen, onOpenChange] = useState(false);
  useEffect(() => {
    if (!isOpenAtFirst) return undefined;
    const frame = requestAnimationFrame(() => onOpenChange(true));
    return () => cancelAnimationFrame(frame);
  }, [isOpenAtFirst]);
  return { isOpen, onOpenChange };
}
