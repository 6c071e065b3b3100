import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { Icon } from '@countertop/design-system/Icon';
import { warningIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import browsers from '../../../../config/browsers.json';
import { ReadablePages } from '../no-script/ReadablePages.tsx';
import { en } from './oldBrowser.messages.ts';

/** Without container queries, nesting and mixed colors, which these browsers may lack. */
const notice = css({
  maxInlineSize: token.width.page,
  marginInline: 'auto',
  paddingBlock: token.space.m,
  paddingInline: token.space.gutter,
  color: token.text.default,
  '& > h2': { display: 'flex', alignItems: 'center', gap: token.space.xs, fontSize: token.type.h3 },
  // Where the page itself shows, its header has these links.
  '& > nav': { display: 'none', '[data-old-browser="instead"] &': { display: 'block' } },
  '& > p': { marginBlockStart: token.space.xs, maxInlineSize: token.width.reading },
});

/**
 * Notice at the top of a page for browsers that are too old, in which the site's scripts don't start. Rendered at build time only.
 * `index.html` recognizes such a browser.
 */
export function OldBrowserNotice() {
  const t = useMessages(en);
  return (
    <section css={notice} aria-labelledby="old-browser-title">
      <h2 id="old-browser-title">
        <Icon icon={warningIcon} />
        <span>{t('oldBrowser.title')}</span>
      </h2>
      <p>{t('oldBrowser.text', browsers)}</p>
      <ReadablePages title={t('oldBrowser.pages')} />
    </section>
  );
}
