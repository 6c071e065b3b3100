/** Goes to another page by loading it: who is signed in is asked anew. */
export const leaveFor = (href: string): void => location.assign(href);
