import { arrowIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import type { Block } from './article.ts';
import { callout, quote, steps } from './ArticleView.styles.ts';

export interface ArticleBlockProps {
  block: Block;
}

/** A block of an article's text. */
export function ArticleBlock({ block }: ArticleBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
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
      return (
        <div css={callout}>
          <h4>{block.title}</h4>
          <p>{block.text}</p>
        </div>
      );
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
