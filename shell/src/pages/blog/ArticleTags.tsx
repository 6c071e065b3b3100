import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { tagRow } from './ArticleTags.styles.ts';
import { en } from './blog.messages.ts';

export interface ArticleTagsProps {
  /** What the article is about, in the reader's words. */
  tags: readonly string[];
}

/** What an article is about, in a row. */
export function ArticleTags({ tags }: ArticleTagsProps) {
  const t = useMessages(en);
  return (
    <ul css={tagRow} aria-label={t('blog.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}
