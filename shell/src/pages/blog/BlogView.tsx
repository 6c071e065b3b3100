import { Grid, GridCell } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Page, PageTitle } from '@countertop/design-system/Page';
import { Section } from '@countertop/design-system/Section';
import { PageLink } from '@countertop/routes/PageLink';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleView } from './ArticleView.tsx';
import { head, lead, shelf } from './BlogView.styles.ts';
import { en } from './blog.messages.ts';
import { postings } from './postings/postings.ts';

export interface BlogViewProps {
  /**
   * The hash of the address: the id of an article, or empty for the list. Undefined in server-rendered HTML, where CSS shows
   * what the address names.
   */
  hash: string | undefined;
}

/** Widths of the cards in twelfths of a row. */
const spans = [7, 5, 5, 7] as const;

/** The list of articles, and the one that is open. */
export function BlogView({ hash }: BlogViewProps) {
  const t = useMessages(en);
  const isSettled = hash !== undefined;
  const open = postings.find(({ id }) => id === hash);
  const isUnknown = isSettled && hash !== '' && !open;
  return (
    <Page>
      <div css={shelf} data-settled={isSettled || undefined} data-open={open !== undefined || undefined}>
        <header css={head}>
          {/* Above an article, whose breadcrumb shows the name of the blog, only screen readers find it. */}
          <PageTitle>{t('blog.heading')}</PageTitle>
        </header>
        {/* Before the list, so that the list doesn't flash while the page loads at the address of an article. */}
        {postings.map((posting) => (
          <ArticleView key={posting.id} posting={posting} isOpen={isSettled ? posting === open : null} />
        ))}
        <div data-part="list" hidden={open !== undefined}>
          {isUnknown ? (
            <p css={lead} role="status">
              {t('blog.unknown')}
            </p>
          ) : (
            <p css={lead}>{t('blog.lead')}</p>
          )}
          <Grid columns="twelve" from="small" as="ul">
            {postings.map((posting, index) => (
              <GridCell key={posting.id} span={spans[index] ?? 6} as="li">
                <ArticleCard posting={posting} />
              </GridCell>
            ))}
          </Grid>
        </div>
      </div>
      <Section title={t('blog.try.title')} lead={t('blog.try.text')} surface="wall">
        <PageLink variant="solid" to="/game-setup">
          {t('blog.try.setup')}
        </PageLink>
      </Section>
    </Page>
  );
}
