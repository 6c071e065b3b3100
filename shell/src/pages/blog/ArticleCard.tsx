import { Card } from '@countertop/design-system/Card';
import { PageLink } from '@countertop/routes/PageLink';
import { card, meta as metaStyle, text } from './ArticleCard.styles.ts';
import { ArticlePicture } from './ArticlePicture.tsx';
import { ArticleTags } from './ArticleTags.tsx';
import type { ArticleId, Posting } from './postings/postings.ts';
import { useArticleFacts } from './useArticleFacts.ts';

/** Returns the `id` of the link on an article's card, which gets focus when the article is closed. */
export function cardLinkId(id: ArticleId): string {
  return `${id}-card`;
}

export interface ArticleCardProps {
  posting: Posting;
}

/** An article in the list. */
export function ArticleCard({ posting }: ArticleCardProps) {
  const { title, excerpt, meta, tags } = useArticleFacts(posting);
  const { id } = posting;
  return (
    <div css={card}>
      <Card as="article" picture={<ArticlePicture id={id} />}>
        <div css={text}>
          <h2>
            <PageLink id={cardLinkId(id)} to="/blog" hash={id}>
              {title}
            </PageLink>
          </h2>
          <p css={metaStyle}>{meta}</p>
          <p>{excerpt}</p>
          <ArticleTags tags={tags} />
        </div>
      </Card>
    </div>
  );
}
