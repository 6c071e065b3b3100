/**
 * Sizes of the header, to be used as keys of a style. They are the header's own width in rem, so larger text counts like a
 * smaller window: at 150 % a window of 1150 px has the header of a phone.
 */
export const phone = '@container (inline-size < 48rem)';
export const notPhone = '@container (inline-size >= 48rem)';
/** Account and tools are in the menu; on a phone the navigation is too. */
export const withMenu = '@container (inline-size < 69rem)';
export const withoutMenu = '@container (inline-size >= 69rem)';
/** The menu button has room for its icon only. */
export const tiny = '@container (inline-size < 21.5rem)';
