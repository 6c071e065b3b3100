import { Grid, GridCell } from '@countertop/design-system/Grid';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page, PageTitle } from '@countertop/design-system/Page';
import { Section } from '@countertop/design-system/Section';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleView } from './ArticleView.tsx';
import { head, lead, shelf } from './BlogView.styles.ts';
import { en } from './blog.messages.ts';
import { postings } from './postings/postings.ts';

export interface BlogViewProps {
  /**
   * What the address names after its `#`: the id of an article, or nothing for the list. Undefined while it is not known,
   * as in the page that the server sends; then the browser shows what its own address names.
   */
  named: string | undefined;
}

/** Sizes of the cards, in twelfths: those of a row differ. */
const spans = [7, 5, 5, 7] as const;

/** The list of articles, and the one that is open. */
export function BlogView({ named }: BlogViewProps) {
  const t = useMessages(en);
  const isSettled = named !== undefined;
  const open = postings.find(({ id }) => id === named);
  const isUnknown = isSettled && named !== '' && !open;
  return (
    <Page>
      <div css={shelf} data-settled={isSettled || undefined}>
        <header css={head}>
          <PageTitle>{t('blog.heading')}</PageTitle>
        </header>
        {/* Before the list: while the page is still arriving, a reader on the way to an article sees no list. */}
        {postings.map((posting) => (
          <ArticleView key={posting.id} posting={posting} isHidden={isSettled && posting !== open} />
        ))}
        <div data-part="list" hidden={open !== undefined}>
          {isUnknown ? (
            <p css={lead} role="status">
              {t('blog.unknown')}
            </p>
          ) : (
            <p css={lead}>{t('blog.lead')}</p>
          )}
          <Grid columns="twelve" as="ul">
            {postings.map((posting, index) => (
              <GridCell key={posting.id} span={spans[index] ?? 6} as="li">
                <ArticleCard posting={posting} />
              </GridCell>
            ))}
          </Grid>
        </div>
      </div>
      <Section title={t('blog.try.title')} lead={t('blog.try.text')} surface="wall">
        <Link variant="button" href="/game-setup">
          {t('blog.try.setup')}
        </Link>
      </Section>
    </Page>
  );
}
