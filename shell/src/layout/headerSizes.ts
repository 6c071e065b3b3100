/**
 * Container queries on the width of the header, for use as style keys. In rem, so that larger text counts like a smaller
 * window: at 150%, a window of 1150 px gets the header for phones.
 */
export const phone = '@container (inline-size < 48rem)';
export const notPhone = '@container (inline-size >= 48rem)';
/** Account and tools are in the menu. On a phone, the navigation is too. */
export const withMenu = '@container (inline-size < 69rem)';
export const withoutMenu = '@container (inline-size >= 69rem)';
/** The menu button has space for its icon only: on a phone, and where the navigation is in the row, but hardly fits. */
export const small = '@container (inline-size < 27rem) or (48rem <= inline-size < 54rem)';
/** Only logo and menu button fit. */
export const tiny = '@container (inline-size < 19rem)';
