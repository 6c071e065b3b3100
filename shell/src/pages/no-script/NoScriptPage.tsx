import { EmptyState } from '@countertop/design-system/EmptyState';
import { Logo } from '@countertop/design-system/artwork/Logo';
import { Scene } from '@countertop/design-system/artwork/Scene';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { PageLink } from '@countertop/routes/PageLink';
import { en as siteMessages } from '../../shell.messages.ts';
import { en } from './noScript.messages.ts';
import { header } from './NoScriptPage.styles.ts';
import { ReadablePages } from './ReadablePages.tsx';

/**
 * Notice for pages that need JavaScript. Rendered at build time only, after the HTML of a page if there is one, so
 * its IDs are unique. Every page that it links to works without JavaScript.
 */
export function NoScriptPage() {
  const t = useMessages(en);
  const site = useMessages(siteMessages);
  return (
    <>
      <header css={header}>
        <PageLink to="/" aria-label={site('layout.home')}>
          <Logo />
        </PageLink>
      </header>
      <Page id="no-script">
        <EmptyState
          title={t('noScript.title')}
          titleId="no-script-title"
          level={1}
          picture={<Scene name="closedShutter" />}
        >
          {t('noScript.text')}
        </EmptyState>
        <ReadablePages title={t('noScript.pages')} />
      </Page>
    </>
  );
}
