import type { ReactNode } from 'react';

/** A component in a state in which each of its documented keys has an effect. */
export interface KeyboardScene {
  readonly content: (act: () => void) => ReactNode;
  /** Keys that lead to each place of the table; the empty place is the component itself. */
  readonly start: Readonly<Record<string, string>>;
  /** Documented keys that this scene cannot show, with the reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

/** By name of the component. */
export type KeyboardScenes = Readonly<Record<string, KeyboardScene>>;

export const onTheComponent = { '': '{Tab}' };
