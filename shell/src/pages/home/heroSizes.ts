/** Container queries on the width of the hero, in rem, for use as style keys. Below, the text is above the scene. */
export const columns = '@container (inline-size >= 44rem)';
export const below = '@container (inline-size < 44rem)';
/** The scene has space for two tables and the ticket. */
export const full = '@container (inline-size >= 70rem)';
