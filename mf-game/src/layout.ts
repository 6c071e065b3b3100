/** The steps of the play screen (the look, section 6): where the panel goes below, what phones leave out. */
export const when = {
  /** Floor above, order below. */
  narrow: '@media (max-width: 1100px)',
  /** Phones and small tablets held upright. */
  phone: '@media (max-width: 720px)',
  /** Phones of less than 760 px: the plaque moves into the label. */
  shortPhone: '@media (max-width: 720px) and (max-height: 760px)',
  /** Phones of less than 690 px: the level bar goes. */
  shortestPhone: '@media (max-width: 720px) and (max-height: 690px)',
  /** Phones held sideways: floor small at the start, ticket and pad at the end. */
  sideways: '@media (max-height: 560px) and (min-width: 560px) and (orientation: landscape)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const;
