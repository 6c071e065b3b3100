/**
 * Sizes of the room, which is a size container: the play screen gives it a fixed zone. Otherwise it has the height for a wall
 * with heading, door, kitchen and shelf.
 */

/** Phones in landscape: narrow, with room above the tables. */
export const sideways = '@container room (max-width: 340px)';

/** Phones in portrait: heads are in front of the wall, and door, things and kitchen between them. */
export const compact = '@container room (min-width: 341px) and (max-height: 419px)';

/** The smallest phones: the wall is only behind the heads. */
export const small = '@container room (max-height: 190px)';

/** No room for a wall; the tables matter more. */
export const tiny = '@container room (max-height: 110px)';

/** Tablets: a low wall. */
export const low = '@container room (min-height: 420px) and (max-height: 559px)';

/** Large windows. */
export const high = '@container room (min-height: 660px)';

/** Wide enough for things between the columns of tables, also with large text on the cards. */
export const roomForFloorItems = '@container room (min-width: 45rem) and (min-height: 420px)';
