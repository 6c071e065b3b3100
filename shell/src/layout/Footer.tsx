import type { PagePath } from '@countertop/contract/site/pages';
import { supportPath } from '@countertop/contract/site/support.limits';
import { Counter } from '@countertop/design-system/artwork/Counter';
import { Logo } from '@countertop/design-system/artwork/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from '../shell.messages.ts';
import { PreferencesButton } from '../features/preferences/PreferencesButton.tsx';
import { Share } from '../features/share/Share.tsx';
import { useVisitor } from './useVisitor.ts';
import { columns, footer, tagline } from './Footer.styles.ts';

interface FooterLink {
  to: PagePath;
  hash?: string;
  text: string;
}

/** The end of every page: the counter, then links to the other pages. */
export function Footer() {
  const t = useMessages(en);
  const isChild = typeof useVisitor() === 'object';
  const groups: readonly { name: string; links: readonly FooterLink[] }[] = [
    {
      name: t('layout.play'),
      links: [
        { to: '/game', text: t('layout.mathBistro') },
        { to: '/game-setup', text: t('layout.ageGroups') },
      ],
    },
    {
      name: t('layout.grownUps'),
      links: [
        { to: '/teacher-dashboard', text: t('layout.teachers') },
        { to: '/teach', text: t('layout.lesson') },
        { to: '/schools', text: t('layout.schools') },
        ...(isChild ? [] : [{ to: '/pricing' as const, text: t('layout.pricing') }]),
        { to: '/blog', text: t('layout.blog') },
      ],
    },
    {
      name: t('layout.help'),
      links: [
        { to: '/about', text: t('layout.about') },
        { to: '/accessibility', text: t('layout.accessibility') },
        { to: '/privacy', text: t('layout.privacy') },
        { to: '/', hash: 'contact', text: t('layout.contact') },
        { to: supportPath, text: t('layout.support') },
      ],
    },
  ];
  return (
    <div data-screen-only="">
      <Counter />
      <footer css={footer} data-surface="tile">
        <div css={columns}>
          <div css={tagline}>
            <Logo title={t('site.name')} />
            <p>{t('layout.tagline')}</p>
            <Stack direction="horizontal" gap="xs" align="stretch">
              <PreferencesButton variant="outline" />
              <Share variant="outline" />
            </Stack>
          </div>
          {groups.map(({ name, links }) => (
            <nav key={name} aria-label={name}>
              <strong>{name}</strong>
              <ul>
                {links.map(({ text, ...page }) => (
                  <li key={text}>
                    <PageLink {...page}>{text}</PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </footer>
    </div>
  );
}
