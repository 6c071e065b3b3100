import { translate, type Catalog, type Translate } from '@countertop/design-system/messages';

/** A block of an article's text. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Steps are numbered. */
  | { kind: 'list'; items: readonly string[]; isNumbered?: true }
  /** Something to say to a child. */
  | { kind: 'quote'; text: string }
  /** An activity. */
  | { kind: 'callout'; title: string; text: string }
  /** A link to another page of this site. */
  | { kind: 'link'; text: string; href: string };

export interface Source {
  text: string;
  /** On the publisher's own site. */
  href: string;
}

/** An article in one language. */
export interface ArticleText {
  blocks: readonly Block[];
  sources: readonly Source[];
}

export type ArticleTag = 'access' | 'calm' | 'classroom' | 'feedback' | 'home' | 'money';

/** An article of the blog. Its id, date, title and excerpt are in `postings`. */
export interface Article {
  tags: readonly ArticleTag[];
  /** Returns the localized text. */
  textIn(locale: string): ArticleText;
}

/** Returns a function that builds the text of an article from its message catalog. */
export function textOf<const Texts extends Catalog>(texts: Texts, write: (t: Translate<Texts>) => ArticleText) {
  return (locale: string): ArticleText => write(translate(texts, locale));
}
