/**
 * The e-mail address that visitors are given, on the home page and in the privacy policy. Whoever runs this site sets it
 * to a mailbox of theirs that somebody reads before they open the site to others. Null: the pages name the ways that need
 * no mailbox, and no address that nobody reads.
 */
export const contactEmail: string | null = null;
