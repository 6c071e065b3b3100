/** Breakpoints of the play screen. */
export const when = {
  /** Board and feedback are stacked. */
  narrow: '@media (max-width: 1100px)',
  /** Tablets in portrait: floor on top, ticket and keys side by side below. */
  tablet: '@media (min-width: 721px) and (max-width: 1100px) and (orientation: portrait)',
  /** Tablets in landscape and narrow windows: the desktop layout with a narrower panel. */
  wideTablet: '@media (min-width: 721px) and (max-width: 1100px) and (orientation: landscape)',
  /** Laptops up to 780 px high: wall, ticket and keys shrink to fit. */
  lowDesktop: '@media (min-width: 721px) and (max-height: 780px) and (min-height: 561px)',
  /** Phones, and small tablets in portrait. */
  phone: '@media (max-width: 720px)',
  /** Phones in portrait: floor, ticket and keys share one screen. */
  upright:
    '@media (max-width: 559px), (max-width: 720px) and (min-height: 561px), (max-width: 720px) and (orientation: portrait)',
  /** Phones up to 760 px high: tighter spacing. */
  shortPhone: '@media (max-width: 720px) and (max-height: 760px)',
  /** Phones up to 690 px high: the tightest spacing. */
  shortestPhone: '@media (max-width: 720px) and (max-height: 690px)',
  /** Phones in landscape: a small floor next to ticket and keys. */
  sideways: '@media (max-height: 560px) and (min-width: 560px) and (orientation: landscape)',
  /** The smallest phones in landscape: labels hold only a name and a number. */
  smallSideways:
    '@media (max-height: 560px) and (min-width: 560px) and (max-width: 780px) and (orientation: landscape)',
  /** Floor and order side by side: everything but `upright` and `tablet`. */
  beside:
    '@media (min-width: 1101px), (min-width: 721px) and (orientation: landscape), (max-height: 560px) and (min-width: 560px) and (orientation: landscape)',
  /** Phones, and tablets in portrait: board and feedback are behind a button of the header. */
  withoutBoard:
    '@media (max-width: 720px), (max-width: 1100px) and (orientation: portrait), (max-height: 560px) and (min-width: 560px) and (orientation: landscape)',
} as const;

/** Height of the game header in pixels, for the layout below it. */
export const headerBlockSize = { desktop: 56, phone: 46, sideways: 44 } as const;
