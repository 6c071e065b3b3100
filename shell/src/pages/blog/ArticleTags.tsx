import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { tagRow } from './ArticleTags.styles.ts';
import { en } from './blog.messages.ts';

export interface ArticleTagsProps {
  /** Localized names of the tags. */
  tags: readonly string[];
}

/** The tags of an article, in a row. */
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
