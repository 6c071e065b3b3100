import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { hideNotifications, isAreaKey, showNotifications } from './notifications.ts';

/** Hover, focus and keyboard handling of the notification area. F8 moves focus there, F8 or Escape moves it back. */
export function useArea(isOpen: boolean) {
  const area = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isInside = (node: unknown) => node instanceof Node && area.current?.contains(node) === true;

  const leave = () => {
    hideNotifications();
    if (!isInside(document.activeElement)) return;
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isAreaKey(event)) return;
    event.preventDefault();
    if (isInside(document.activeElement) && isOpen) leave();
    else if (isOpen) area.current?.focus();
    else showNotifications();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    if (isOpen) area.current?.focus();
  }, [isOpen]);

  const props = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      setHasFocus(true);
      if (!isInside(relatedTarget)) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A window in the background loses focus without a `relatedTarget`.
      if (isInside(relatedTarget) || !document.hasFocus()) return;
      setHasFocus(false);
      hideNotifications();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave();
    },
  };
  return { area, props, leave, isPaused: isHovered || hasFocus || isOpen };
}
