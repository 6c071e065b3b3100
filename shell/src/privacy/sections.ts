/** The parts of the policy in their order. The `id` is what an address names: `/privacy#children`. */
export const sectionIds = ['collected', 'use', 'protect', 'rights', 'children', 'contact'] as const;

/** The day the policy was last changed, as the specification sets it. */
export const lastUpdated = '2025-01-08';
