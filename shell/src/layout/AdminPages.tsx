import type { PagePath } from '@countertop/contract/site/pages';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from '../shell.messages.ts';
import { admin, pages } from './AdminPages.styles.ts';
import { useDisclosure } from './useDisclosure.ts';

export interface AdminPagesProps {
  /** Path of the current page. Undefined on the not-found page. */
  path: string | undefined;
}

/** Links to the pages for administrators. */
export function AdminPages({ path }: AdminPagesProps) {
  const t = useMessages(en);
  const { root, panelId, isOpen, toggle } = useDisclosure();
  const entries: readonly { to: PagePath; text: string }[] = [
    { to: '/admin-analytics', text: t('layout.subscriptionAnalytics') },
    { to: '/analytics', text: t('layout.generalAnalytics') },
  ];
  return (
    <div css={admin} ref={root}>
      <Button variant="outline" size="medium" aria-expanded={isOpen} aria-controls={panelId} onPress={toggle}>
        {t('layout.admin')}
      </Button>
      <nav css={pages} id={panelId} data-open={isOpen || undefined} aria-label={t('layout.admin')}>
        <strong>{t('layout.admin')}</strong>
        <ul>
          {entries.map(({ to, text }) => (
            <li key={to}>
              <PageLink variant="nav" to={to} isCurrent={to === path}>
                {text}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
