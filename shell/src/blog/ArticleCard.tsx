import { Card } from '@countertop/design-system/Card';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { card, large, meta as metaStyle, tagRow, words } from './ArticleCard.styles.ts';
import { ArticlePicture } from './ArticlePicture.tsx';
import { en } from './messages/en.messages.ts';
import type { ArticleId, Posting } from './postings/postings.ts';
import { useArticleFacts } from './useArticleFacts.ts';

/** The `id` of the link on an article's card, where focus goes when the article is left. */
export function cardLinkId(id: ArticleId): string {
  return `${id}-card`;
}

export interface ArticleCardProps {
  posting: Posting;
  /** The newest article is shown larger. */
  isLarge?: boolean;
}

/** An article on the shelf. */
export function ArticleCard({ posting, isLarge = false }: ArticleCardProps) {
  const t = useMessages(en);
  const { title, excerpt, meta, tags } = useArticleFacts(posting);
  const { id } = posting;
  return (
    <div css={card}>
      <Card as="article" picture={<ArticlePicture id={id} />}>
        <div css={[words, isLarge && large]}>
          <h2>
            <Link id={cardLinkId(id)} href={`/blog#${id}`}>
              {title}
            </Link>
          </h2>
          <p css={metaStyle}>{meta}</p>
          <p>{excerpt}</p>
          <ul css={tagRow} aria-label={t('blog.tags')}>
            {tags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </div>
  );
}
