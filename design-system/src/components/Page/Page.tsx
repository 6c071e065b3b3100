import type { ReactNode } from 'react';
import { page, pageHead, pageTitle } from './Page.styles.ts';

/** `id` of `<main>`, the target of the skip link. */
export const mainId = 'main';

/** `id` of the `<h1>`, which gets focus after navigation so that the title is announced. */
export const pageTitleId = 'page-title';

export interface PageProps {
  /** The `<h1>`. Pages with a custom title omit it and use `PageTitle`. */
  title?: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** The primary action of the page, at the end of the title's line. */
  action?: ReactNode;
  /** Audience. Pages for adults have smaller text and 44 px targets. */
  audience?: 'child' | 'adult';
  /** Maximum width: 1200 px, 1400 px, or the whole window without margins. */
  width?: 'page' | 'play' | 'full';
  children?: ReactNode;
}

/** The main landmark of a page. */
export function Page({ title, lead, action, audience = 'child', width = 'page', children }: PageProps) {
  return (
    <main css={page} id={mainId} tabIndex={-1} data-audience={audience} data-width={width}>
      {title !== undefined && (
        <div css={pageHead}>
          <div>
            <PageTitle>{title}</PageTitle>
            {lead !== undefined && <p>{lead}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </main>
  );
}

/** The `<h1>` of a page that has its title in a hero. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <h1 css={pageTitle} id={pageTitleId} tabIndex={-1}>
      {children}
    </h1>
  );
}
