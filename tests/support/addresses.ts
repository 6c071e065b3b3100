/** Pages that redirect signed-out visitors to the sign-in page. */
export const privatePages: readonly string[] = ['/dashboard', '/progress', '/profile', '/certificate'];

export const themes = ['default', 'dark', 'high-contrast'] as const;
export type Theme = (typeof themes)[number];
