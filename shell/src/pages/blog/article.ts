import { translate, type Catalog, type Translate } from '@countertop/design-system/messages';

/** One part of an article's text, from top to bottom. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Steps that follow on each other have numbers, points have not. */
  | { kind: 'list'; items: readonly string[]; isNumbered?: true }
  /** Words worth saying aloud. */
  | { kind: 'quote'; text: string }
  /** Something to do, with a name. */
  | { kind: 'callout'; title: string; text: string }
  /** The way to another page of this site. */
  | { kind: 'link'; text: string; href: string };

/** Where something in the article comes from. */
export interface Source {
  text: string;
  /** The publisher's own page of it. */
  href: string;
}

/** An article in one language. */
export interface ArticleText {
  blocks: readonly Block[];
  sources: readonly Source[];
}

/** What an article is about. */
export type ArticleTag = 'access' | 'calm' | 'classroom' | 'feedback' | 'home' | 'money';

/** An article of the blog. Its id, date, title and excerpt are in `postings`. */
export interface Article {
  tags: readonly ArticleTag[];
  /** The text in the reader's language. */
  textIn(locale: string): ArticleText;
}

/** Makes the text of an article from its catalogue: a key that the catalogue lacks does not compile. */
export function textOf<const Texts extends Catalog>(texts: Texts, write: (t: Translate<Texts>) => ArticleText) {
  return (locale: string): ArticleText => write(translate(texts, locale));
}
