/** The parts of the policy in their order. The `id` is what an address names: `/privacy#children`. */
export const sectionIds = ['collected', 'use', 'protect', 'rights', 'children', 'contact'] as const;

/** Day of the last change of the policy's text, as YYYY-MM-DD. A test fails when the text changes without it. */
export const lastUpdated = '2026-11-22';
