import { arrowIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Ticket } from '@countertop/design-system/Ticket';
import type { Block, Source } from './article.ts';
import { callout, mark, note, quote, steps } from './ArticleBlock.styles.ts';
import { en } from './blog.messages.ts';

export interface ArticleBlockProps {
  block: Block;
}

/** A block of an article's text. */
export function ArticleBlock({ block }: ArticleBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <span>{block.text}</span>
          {block.sources?.map(({ href }) => (
            <sup key={href} css={mark} />
          ))}
          {block.sources?.map((source) => (
            <SourceNote key={source.href} source={source} />
          ))}
        </p>
      );
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul';
      return (
        <List css={steps}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return <blockquote css={quote}>{block.text}</blockquote>;
    case 'callout':
      return <Activity {...block} />;
    case 'link':
      return (
        <p>
          <Link variant="standalone" href={block.href} icon={arrowIcon}>
            {block.text}
          </Link>
        </p>
      );
  }
}

/** A numbered source in the margin, or below its paragraph in a narrow window. */
function SourceNote({ source: { href, text } }: { source: Source }) {
  const t = useMessages(en);
  return (
    <small css={note}>
      {t('blog.source')} <Link href={href}>{text}</Link>
    </small>
  );
}

function Activity({ title, text, source }: Extract<Block, { kind: 'callout' }>) {
  const t = useMessages(en);
  return (
    <div css={callout} role="note">
      <Ticket>
        <p>{t('blog.try.this')}</p>
        <h4>{title}</h4>
        <p>{text}</p>
        {source && (
          <p>
            <Link variant="standalone" href={source.href}>
              {source.text}
            </Link>
          </p>
        )}
      </Ticket>
    </div>
  );
}
