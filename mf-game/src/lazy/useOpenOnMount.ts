import { useEffect, useState } from 'react';

/** Opens a menu or a list in the next frame, when its button has focus: focus returns there when it closes. */
export function useOpenOnMount() {
  const [isOpen, onOpenChange] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => onOpenChange(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { isOpen, onOpenChange };
}
