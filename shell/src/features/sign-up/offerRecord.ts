const storageKey = 'countertop.sign-up.v1';
const dismissed = 'dismissed';

/** What stands in for the storage where the browser refuses it: this page's life. */
let isDismissedHere = false;

/** True when somebody has closed the offer in this browser before. What else is found there counts as nothing. */
export function wasOfferDismissed(): boolean {
  if (isDismissedHere) return true;
  try {
    const kept = localStorage.getItem(storageKey);
    if (kept === null || kept === dismissed) return kept === dismissed;
    console.warn('What was kept about the offer to sign up cannot be read, so it is made again.');
  } catch (error) {
    console.warn('This browser keeps nothing, so the offer to sign up is made once for each load.', error);
  }
  return false;
}

/** Keeps that the offer was closed, for every later load in this browser. */
export function dismissOffer(): void {
  try {
    localStorage.setItem(storageKey, dismissed);
  } catch (error) {
    isDismissedHere = true;
    console.warn('The offer to sign up comes back on the next load: the browser does not store that.', error);
  }
}
