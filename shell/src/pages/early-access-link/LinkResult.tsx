import { useMessages } from '@countertop/design-system/messages';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { PageLink } from '@countertop/routes/PageLink';
import { type ReactNode, useEffect } from 'react';
import { LinkPaper } from './LinkPaper.tsx';
import { en } from './earlyAccessLink.messages.ts';

export interface LinkResultProps {
  title: string;
  lead: string;
  /** Above the link to the home page. */
  children?: ReactNode;
}

/** Shows the result of a link. Focus moves to the title, because the button that had it is gone. */
export function LinkResult({ title, lead, children }: LinkResultProps) {
  const t = useMessages(en);
  useEffect(() => document.getElementById(pageTitleId)?.focus(), []);
  return (
    <Page title={title} lead={lead} audience="adult">
      <LinkPaper picture="bell">
        {children}
        <PageLink variant="outline" to="/">
          {t('link.home')}
        </PageLink>
      </LinkPaper>
    </Page>
  );
}
