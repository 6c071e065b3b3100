import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { en } from './blog.messages.ts';

const tagRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

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
