/**
 * Contact email address on the home page and in the privacy policy. Set it to a monitored inbox before you open the site
 * to the public. Null: the pages only name ways of contact that need no email.
 */
export const contactEmail: string | null = null;
