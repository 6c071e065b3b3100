import type { AriaPattern } from './ariaPatterns.ts';

/** Keys that do the same thing. */
export interface KeyboardRow {
  /** Names as on a US keyboard: `Enter`, `Arrow Down`, `Shift + Tab`. `Letters` stands for typing. */
  readonly keys: readonly string[];
  /** Element that has focus, if it isn't obvious. */
  readonly on?: string;
  readonly action: string;
  /**
   * Story and keys that lead to the element, as in `Phrases`. By default `{Tab}` in the story that stands for the component, or nothing if
   * the row is about Tab alone.
   */
  readonly from?: string;
  /**
   * What the keys lead to, as the browser tells assistive technology: the element with focus and its state, then what is open, called,
   * submitted or followed, all of it, and anything else that is new: `button Class, collapsed; calls onAction`. A caret is `|`, a
   * new line `⏎`. One for all keys, one for each or, of a single key, one for each press.
   */
  readonly outcomes: readonly string[];
}

/**
 * What a screen reader says, phrase by phrase, by the name of a story and keys to press in it: `Default {Tab}{Enter}`. The keys are
 * those of user-event, and `[7]` clicks the button named 7. A last `…` stands for more, which isn’t worth listing. Roles are those of
 * ARIA, because each screen reader has its own words for them.
 */
type Phrases = Readonly<Record<string, readonly string[]>>;

/** An announcement of a screen reader, with its proofs. */
interface Announcement {
  /** What is announced, and when. */
  readonly text: string;
  /** Reading the page from start to end. */
  readonly reads?: Phrases;
  /** While the keys are pressed or, without keys, while the story plays. */
  readonly hears?: Phrases;
  /** For regions that are announced when they appear, which the virtual screen reader misses: nodes of the browser’s own tree. */
  readonly exposes?: Phrases;
}

/**
 * Content of the documentation page of a component, besides its examples, which are its stories. Texts may contain `code`; the
 * names of components in it become links.
 */
export interface ComponentDocs {
  readonly name: string;
  /** Its purpose, in lines of Markdown. The index of components shows the first sentence. */
  readonly intro: readonly string[];
  /** Story that stands for the component, if it isn’t the first. */
  readonly example?: string;
  /** Further sections of the page, in lines of Markdown, each with a heading. */
  readonly notes?: readonly string[];
  /** Names that people search for, or that other design systems use. */
  readonly alsoCalled: readonly string[];
  readonly whenToUse: readonly string[];
  readonly whenNotToUse: readonly string[];
  /** Why there are no do and don’t examples, stories tagged `guidance`. */
  readonly noGuidance?: string;
  /** Visible and spoken parts, in reading order. */
  readonly anatomy: readonly { readonly part: string; readonly description: string }[];
  /** How to write its texts. */
  readonly content: readonly string[];
  /** Pattern of the ARIA Authoring Practices Guide (APG) whose keys the table must contain. */
  readonly pattern?: AriaPattern;
  /** Empty if it takes no focus. */
  readonly keyboard: readonly KeyboardRow[];
  readonly announced: readonly Announcement[];
  /** Names of components. */
  readonly related: readonly string[];
}
