import type { ReactNode } from 'react';
import { page, pageHead, pageTitle } from './Page.styles.ts';

/** The `id` of `<main>`: where the skip link goes. */
export const mainId = 'main';

/** The `id` of the page's `<h1>`: where focus goes after a change of page, so that the title is read aloud. */
export const pageTitleId = 'page-title';

export interface PageProps {
  /** The page's `<h1>`. A page that draws its own title leaves it out and uses `PageTitle` inside. */
  title?: string;
  /** One sentence of meaning below the title. */
  lead?: ReactNode;
  /** The main action of the whole page, at the end of the title's line. */
  action?: ReactNode;
  /** Whom the page is for. An adult's page has smaller text and 44 px targets. */
  audience?: 'child' | 'adult';
  /** Maximum width: 1200 or 1400 px, or the whole window without margins. */
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

/** The one `<h1>`, for a page whose title stands inside a hero. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <h1 css={pageTitle} id={pageTitleId} tabIndex={-1}>
      {children}
    </h1>
  );
}
