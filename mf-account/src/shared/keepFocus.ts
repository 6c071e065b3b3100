import { pageTitleId } from '@countertop/design-system/Page';

/** Moves the focus to the page's title if the button that would get it back is gone. */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(pageTitleId)?.focus();
  });
}
