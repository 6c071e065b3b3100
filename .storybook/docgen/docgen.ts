/** A prop of a component, as its page shows it. */
export interface PropDoc {
  readonly name: string;
  /** TypeScript type; for unions of literals, all values. */
  readonly type: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** Whether react-aria defines it. */
  readonly isInherited: boolean;
  readonly defaultValue?: string;
}

/** A component that a file exports. */
interface ComponentApi {
  readonly name: string;
  readonly props: readonly PropDoc[];
}

/** Props of all components, by folder: `Tabs` has Tabs, TabList, Tab and TabPanel. */
export type ComponentProps = Readonly<Record<string, readonly ComponentApi[]>>;

/** Design tokens of all components, by folder. */
export type ComponentTokens = Readonly<Record<string, readonly string[]>>;
