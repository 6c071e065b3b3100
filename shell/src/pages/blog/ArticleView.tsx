import { bookIcon, previousIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { ArticleBlock } from './ArticleBlock.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import { articles } from './articles.ts';
import { ArticleTags } from './ArticleTags.tsx';
import { byline, crumb, foot, head, picture, text, view, words } from './ArticleView.styles.ts';
import { BackLink } from './BackLink.tsx';
import { en } from './blog.messages.ts';
import { postings, type ArticleId, type Posting } from './postings/postings.ts';
import { useArticleFacts } from './useArticleFacts.ts';

/** Returns the `id` of an article's title, which gets focus when the article is opened. */
export function articleTitleId(id: ArticleId): string {
  return `${id}-title`;
}

/** Returns the next article in the list. The first one follows the last. */
function articleAfter({ id }: Posting): Posting | undefined {
  return postings[(postings.findIndex((posting) => posting.id === id) + 1) % postings.length];
}

export interface ArticleViewProps {
  posting: Posting;
  /** Null in server-rendered HTML, where CSS shows the article that the address names. */
  isOpen: boolean | null;
}

/** A whole article. The page contains all of them, so that they can be read without JavaScript. */
export function ArticleView({ posting, isOpen }: ArticleViewProps) {
  const t = useMessages(en);
  const { title, excerpt, author, meta, tags } = useArticleFacts(posting);
  const { id } = posting;
  const next = articleAfter(posting);
  return (
    <article css={view} id={id} data-part="article" hidden={isOpen === false} aria-labelledby={articleTitleId(id)}>
      <p css={crumb}>
        <PageLink variant="standalone" to="/blog" icon={previousIcon}>
          {t('blog.heading')}
        </PageLink>
      </p>
      <div css={head}>
        <div css={words}>
          <h2 id={articleTitleId(id)} tabIndex={-1}>
            {title}
          </h2>
          <p>{excerpt}</p>
          <div css={byline}>
            <span>{author}</span>
            <span>{meta}</span>
            <ArticleTags tags={tags} />
          </div>
        </div>
        {/* Drawn when the article is open: four pictures that nobody sees would be a quarter of the page's elements. */}
        <div css={picture}>{isOpen && <ArticlePicture id={id} />}</div>
      </div>
      <div css={text}>
        {articles[id].map((block) => (
          <ArticleBlock key={JSON.stringify(block)} block={block} />
        ))}
      </div>
      <div css={foot}>
        {next && <NextLink posting={next} />}
        <BackLink />
      </div>
    </article>
  );
}

function NextLink({ posting }: { posting: Posting }) {
  const t = useMessages(en);
  const { title } = useArticleFacts(posting);
  return (
    <p>
      {t('blog.next')}
      <br />
      <PageLink variant="standalone" to="/blog" hash={posting.id} icon={bookIcon}>
        {title}
      </PageLink>
    </p>
  );
}
