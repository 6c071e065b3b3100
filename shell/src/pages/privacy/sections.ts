/** Sections of the policy, in order. The IDs are hashes of addresses: `/privacy#children`. */
export const sectionIds = ['collected', 'use', 'protect', 'rights', 'children', 'contact'] as const;

/** Date of the last change of the text, as YYYY-MM-DD. A test fails if the text changes without it. */
export const lastUpdated = '2026-11-28';
