/** The four age bands, youngest first. */
export const ageBands = ['ages_6_7', 'ages_8_9', 'ages_10_12', 'ages_12_plus'] as const;
export type AgeBand = (typeof ageBands)[number];

/** Determines points and money of a problem. Two bands share the advanced tier. */
export const tiers = ['beginner', 'intermediate', 'advanced'] as const;
export type Tier = (typeof tiers)[number];

const tierByBand: Record<AgeBand, Tier> = {
  ages_6_7: 'beginner',
  ages_8_9: 'intermediate',
  ages_10_12: 'advanced',
  ages_12_plus: 'advanced',
};

/** Returns the tier of a band. */
export function tierOf(band: AgeBand): Tier {
  return tierByBand[band];
}
