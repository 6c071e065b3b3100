import type { Preferences } from '@countertop/design-system/preferences';

export interface OptionProps {
  /** The choices as they would be saved. */
  draft: Readonly<Preferences>;
  onChange: (changes: Partial<Preferences>) => void;
}
