import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en as siteMessages } from '../../shell.messages.ts';
import { pages } from './NoScriptPage.styles.ts';

export interface ReadablePagesProps {
  /** Heading and accessible name. */
  title: string;
}

/** Links to pages that work without JavaScript. */
export function ReadablePages({ title }: ReadablePagesProps) {
  const site = useMessages(siteMessages);
  const links = [
    { href: '/', text: site('notFound.home') },
    { href: '/pricing', text: site('layout.pricing') },
    { href: '/about', text: site('layout.about') },
    { href: '/blog', text: site('layout.blog') },
    { href: '/privacy', text: site('layout.privacy') },
    { href: '/support', text: site('layout.support') },
  ];
  return (
    <nav css={pages} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link variant="standalone" href={href}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
