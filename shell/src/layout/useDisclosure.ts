import { useEffect, useId, useRef, useState, type RefObject } from 'react';

export interface Disclosure {
  /** The element with the button and its panel. */
  root: RefObject<HTMLDivElement | null>;
  /** The `id` of the panel, for the button's `aria-controls`. */
  panelId: string;
  isOpen: boolean;
  toggle: () => void;
}

/** The child of `<body>` with the page in it. Dialogs and popovers are in others. */
function pageOf(element: Element): Element {
  let page = element;
  while (page.parentElement && page.parentElement !== document.body) page = page.parentElement;
  return page;
}

/**
 * A button that opens a panel with links. Escape closes it and returns focus to the button; so does following a link. A
 * press or focus elsewhere on the page closes it too; one in a dialog that was opened from the panel does not.
 */
export function useDisclosure(): Disclosure {
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const page = pageOf(element);
    const close = () => setOpen(false);

    function closeAndReturn(): void {
      element?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panelId)}"]`)?.focus();
      close();
    }
    function closeFromOutside({ target }: Event): void {
      if (target instanceof Node && page.contains(target) && !element?.contains(target)) close();
    }

    element.addEventListener('keydown', ({ key }) => key === 'Escape' && closeAndReturn(), { signal });
    element.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a') && closeAndReturn(),
      { signal },
    );
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    return () => listening.abort();
  }, [isOpen, panelId]);
  return { root, panelId, isOpen, toggle: () => setOpen((is) => !is) };
}
