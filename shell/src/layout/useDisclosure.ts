import { useEffect, useId, useRef, useState, type RefObject } from 'react';

export interface Disclosure {
  /** The element with the button and its panel. */
  root: RefObject<HTMLDivElement | null>;
  /** The `id` of the panel, for the button's `aria-controls`. */
  panelId: string;
  isOpen: boolean;
  toggle: () => void;
}

/** Returns the child of `<body>` that contains the page. Dialogs and popovers are in other children. */
function pageRootOf(element: Element): Element {
  let root = element;
  while (root.parentElement && root.parentElement !== document.body) root = root.parentElement;
  return root;
}

/**
 * State of a button that opens a panel with links. Escape and following a link close the panel and return focus to the
 * button. A press or focus elsewhere on the page closes it, but not one in a dialog that was opened from the panel.
 */
export function useDisclosure(): Disclosure {
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const page = pageRootOf(element);
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
    return () => controller.abort();
  }, [isOpen, panelId]);
  return { root, panelId, isOpen, toggle: () => setOpen((wasOpen) => !wasOpen) };
}
