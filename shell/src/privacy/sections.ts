/** The parts of the policy in their order. The `id` is what an address names: `/privacy#children`. */
export const sectionIds = ['collected', 'use', 'protect', 'rights', 'children', 'contact'] as const;

/** A part of the policy. */
export type SectionId = (typeof sectionIds)[number];

/** The day the policy was last changed, as the specification sets it. */
export const lastUpdated = '2025-01-08';
