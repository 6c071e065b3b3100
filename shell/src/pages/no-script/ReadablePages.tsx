import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
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
    { to: '/', text: site('notFound.home') },
    { to: '/pricing', text: site('layout.pricing') },
    { to: '/about', text: site('layout.about') },
    { to: '/blog', text: site('layout.blog') },
    { to: '/privacy', text: site('layout.privacy') },
    { to: '/support', text: site('layout.support') },
  ] as const;
  return (
    <nav css={pages} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <PageLink variant="standalone" to={to}>
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
