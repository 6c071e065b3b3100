import type { ReactNode } from 'react';
import { userEvent } from 'vitest/browser';

/** Something that a screen reader says about a component. */
export interface Announcement {
  readonly content: ReactNode;
  /** Runs before the screen reader starts. */
  readonly before?: () => Promise<void>;
  /** Runs while the screen reader listens. Without it, the screen reader reads the page from start to end. */
  readonly during?: () => Promise<void>;
  /** All phrases, in order. Roles are those of ARIA, because each screen reader has its own words for them. */
  readonly says?: readonly string[];
  /** Whether more is said than `says`, which isn’t worth listing. */
  readonly among?: boolean;
  /** For regions that are announced when they appear, which the virtual screen reader misses: nodes of the browser’s own tree. */
  readonly exposes?: readonly string[];
}

/** By name of the component, and by the sentence of its record that it proves. */
export type Announcements = Readonly<Record<string, Readonly<Record<string, Announcement>>>>;

/** Moves focus to the next control. The first press may only bring focus back from the window to the page. */
export async function tab(): Promise<void> {
  await userEvent.tab();
  if (document.activeElement === document.body) await userEvent.tab();
}
export const press = (keys: string) => userEvent.keyboard(keys);
