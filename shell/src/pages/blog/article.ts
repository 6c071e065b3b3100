export interface Source {
  text: string;
  /** On the publisher's own site. */
  href: string;
}

/** A block of an article's text. */
export type Block =
  /** Its sources are in the margin. */
  | { kind: 'paragraph'; text: string; sources?: readonly Source[] }
  | { kind: 'heading'; text: string }
  /** Steps are numbered. */
  | { kind: 'list'; items: readonly string[]; isNumbered?: true }
  /** Something to say to a child. */
  | { kind: 'quote'; text: string }
  /** An activity, on a ticket in the margin next to the block that follows. */
  | { kind: 'callout'; title: string; text: string; source?: Source }
  /** A link to another page of this site. */
  | { kind: 'link'; text: string; href: string };

/** Returns everything an article refers to, in the order of the text. */
export function sourcesOf(blocks: readonly Block[]): readonly Source[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.sources ?? [];
    return block.kind === 'callout' && block.source ? [block.source] : [];
  });
}
