import type { PagePath } from '@countertop/contract/site/pages';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from '../shell.messages.ts';
import { navigation } from './MainNavigation.styles.ts';
import { useVisitor } from './useVisitor.ts';

export interface MainNavigationProps {
  /** Path of the current page. Undefined on the not-found page. */
  path: string | undefined;
  /** In the row of the header, or stacked in its menu. Only one of them shows at a time. */
  place: 'row' | 'menu';
}

/** Links to the main pages. The menu looks like a printed one, with a note at the end of each line. */
export function MainNavigation({ path, place }: MainNavigationProps) {
  const t = useMessages(en);
  const isChild = typeof useVisitor() === 'object';
  const entries: readonly { to: PagePath; text: string; note: string }[] = [
    { to: '/', text: t('layout.games'), note: t('layout.games.note') },
    { to: '/teacher-dashboard', text: t('layout.teachers'), note: t('layout.teachers.note') },
    ...(isChild ? [] : [{ to: '/pricing' as const, text: t('layout.pricing'), note: t('layout.pricing.note') }]),
    { to: '/about', text: t('layout.about'), note: t('layout.about.note') },
  ];
  return (
    <nav
      css={navigation}
      data-place={place}
      aria-label={t(place === 'row' ? 'layout.mainNavigation' : 'layout.mainMenu')}
    >
      <ul>
        {entries.map(({ to, text, note }) => (
          <li key={to}>
            <PageLink variant="nav" to={to} isCurrent={to === path}>
              {text}
            </PageLink>
            {place === 'menu' && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
