/** Navigates with a full page load, which also reloads the user. */
export const leaveFor = (href: string): void => location.assign(href);
