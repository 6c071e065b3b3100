const storageKey = 'countertop.sign-up.v1';
const dismissed = 'dismissed';

/** Fallback if the browser blocks storage. */
let isDismissedOnThisPage = false;

/** Whether the offer has been closed in this browser before. Unknown stored values are ignored. */
export function wasOfferDismissed(): boolean {
  if (isDismissedOnThisPage) return true;
  try {
    const stored = localStorage.getItem(storageKey);
    if (stored === null || stored === dismissed) return stored === dismissed;
    console.warn('The stored state of the sign-up offer is unknown, so the offer is shown again.');
  } catch (error) {
    console.warn('Storage is blocked, so the sign-up offer shows once per page load.', error);
  }
  return false;
}

/** Remembers in this browser that the offer was closed. */
export function dismissOffer(): void {
  try {
    localStorage.setItem(storageKey, dismissed);
  } catch (error) {
    isDismissedOnThisPage = true;
    console.warn('Storage is blocked, so the sign-up offer shows again on the next page load.', error);
  }
}
