import { supportPath } from '@countertop/contract/site/support.limits';
import { Counter } from '@countertop/design-system/artwork/Counter';
import { Link } from '@countertop/design-system/Link';
import { Logo } from '@countertop/design-system/artwork/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { en } from '../shell.messages.ts';
import { PreferencesButton } from '../features/preferences/PreferencesButton.tsx';
import { Share } from '../features/share/Share.tsx';
import { useVisitor } from './useVisitor.ts';
import { columns, footer, tagline } from './Footer.styles.ts';

/** The end of every page: the counter, then links to the other pages. */
export function Footer() {
  const t = useMessages(en);
  const isChild = typeof useVisitor() === 'object';
  const groups = [
    {
      name: t('layout.play'),
      links: [
        { href: '/game', text: t('layout.mathBistro') },
        { href: '/game-setup', text: t('layout.ageGroups') },
      ],
    },
    {
      name: t('layout.grownUps'),
      links: [
        { href: '/teacher-dashboard', text: t('layout.teachers') },
        { href: '/teach', text: t('layout.lesson') },
        { href: '/schools', text: t('layout.schools') },
        ...(isChild ? [] : [{ href: '/pricing', text: t('layout.pricing') }]),
        { href: '/blog', text: t('layout.blog') },
      ],
    },
    {
      name: t('layout.help'),
      links: [
        { href: '/about', text: t('layout.about') },
        { href: '/accessibility', text: t('layout.accessibility') },
        { href: '/privacy', text: t('layout.privacy') },
        { href: '/#contact', text: t('layout.contact') },
        { href: supportPath, text: t('layout.support') },
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
                {links.map(({ href, text }) => (
                  <li key={href}>
                    <Link href={href}>{text}</Link>
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
