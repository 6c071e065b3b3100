/** The steps of the play screen (the look, section 6): where the panel goes below, what phones leave out. */
export const when = {
  /** Board and feedback one under the other. */
  narrow: '@media (max-width: 1100px)',
  /** Tablets held upright: floor above, ticket and keys side by side below. */
  tablet: '@media (min-width: 721px) and (max-width: 1100px) and (orientation: portrait)',
  /** Tablets held sideways, and narrow windows: as on a desktop, with a narrower panel. */
  wideTablet: '@media (min-width: 900px) and (max-width: 1100px) and (orientation: landscape)',
  /** Laptops of less than 780 px: wall, ticket and keys are lower, so that all three still fit. */
  lowDesktop: '@media (min-width: 900px) and (max-height: 780px) and (min-height: 561px)',
  /** Phones and small tablets held upright. */
  phone: '@media (max-width: 720px)',
  /** The same without those that lie on their side: floor, ticket and keys share one window. */
  upright:
    '@media (max-width: 559px), (max-width: 720px) and (min-height: 561px), (max-width: 720px) and (orientation: portrait)',
  /** Phones of less than 760 px: everything moves closer. */
  shortPhone: '@media (max-width: 720px) and (max-height: 760px)',
  /** Phones of less than 690 px: the level bar goes. */
  shortestPhone: '@media (max-width: 720px) and (max-height: 690px)',
  /** Phones held sideways: floor small at the start, ticket and pad at the end. */
  sideways: '@media (max-height: 560px) and (min-width: 560px) and (orientation: landscape)',
  /** The smallest of them: a name and a number are all a label holds. */
  smallSideways:
    '@media (max-height: 560px) and (min-width: 560px) and (max-width: 780px) and (orientation: landscape)',
  /** Height to spare: what helps with an order has a line of its own on the ticket, with words. */
  roomyTicket: '@media (min-height: 940px), (min-height: 761px) and (max-width: 720px)',
  /** All other windows: it stands in the ticket's head as pictures. */
  tightTicket: '@media (max-height: 760px), (max-height: 939px) and (min-width: 721px)',
} as const;

/** How high the strip over the game is, in pixels: what stands below it counts on that. */
export const headerBlockSize = { desktop: 56, phone: 46, sideways: 44 } as const;
