import type { ReactNode } from 'react';
import { Stripe } from '../../artwork/Stripe/Stripe.tsx';
import { actionBelow, headContainer, page, pageHead, pagePicture, pageTitle, topEdge } from './Page.styles.ts';

/** `id` of `<main>`, the target of the skip link. */
export const mainId = 'main';

/** `id` of the `<h1>`, which gets focus after navigation so that the title is announced. */
export const pageTitleId = 'page-title';

/** Frames after which nothing returns the focus anymore: a dialog that closes needs two. */
const lostFrames = 3;
/** Time in which a button may disappear after its press, in milliseconds: with the answer of the next call. */
const keepMs = 2000;

/** Moves the focus to the page's title if the button that would get it back is gone, or disappears soon. */
export function keepFocus(): void {
  const end = performance.now() + keepMs;
  let frames = 0;
  function look(): void {
    frames = document.activeElement === document.body ? frames + 1 : 0;
    if (frames === lostFrames) document.getElementById(pageTitleId)?.focus();
    else if (performance.now() < end) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

export interface PageProps {
  /** The `id` of the landmark, for a page in the HTML of another one. */
  id?: string;
  /** The `<h1>`. Pages with a custom title omit it and use `PageTitle`. */
  title?: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** The primary action of the page, at the end of the title's line. */
  action?: ReactNode;
  /**
   * A drawn object at the end of the head, 144 px high, or 120 px in a narrow window. Decorative. Where there is no room for it, it does not show. The
   * action is then below the lead.
   */
  picture?: ReactNode;
  /** Audience. Pages for adults have smaller text, 44 px targets and a stripe along the top of the window. */
  audience?: 'child' | 'adult';
  /** Maximum width: 1200 px, 1400 px, or the whole window without margins. */
  width?: 'page' | 'play' | 'full';
  children?: ReactNode;
}

/** The main landmark of a page. */
export function Page({
  id = mainId,
  title,
  lead,
  action,
  picture,
  audience = 'child',
  width = 'page',
  children,
}: PageProps) {
  return (
    <main css={page} id={id} tabIndex={-1} data-audience={audience} data-width={width}>
      {audience === 'adult' && (
        <div css={topEdge}>
          <Stripe />
        </div>
      )}
      {title !== undefined && <PageHead {...{ title, lead, action, picture }} />}
      {children}
    </main>
  );
}

function PageHead({ title, lead, action, picture }: Pick<PageProps, 'title' | 'lead' | 'action' | 'picture'>) {
  const isPictured = picture !== undefined;
  return (
    <div css={headContainer} data-part="head">
      <div css={pageHead} data-pictured={isPictured || undefined}>
        <div>
          <PageTitle>{title}</PageTitle>
          {lead !== undefined && <p>{lead}</p>}
          {isPictured && action !== undefined && <div css={actionBelow}>{action}</div>}
        </div>
        {isPictured ? (
          <div css={pagePicture} aria-hidden="true">
            {picture}
          </div>
        ) : (
          action
        )}
      </div>
    </div>
  );
}

/** The `<h1>` of a page that has its title in a hero. */
export function PageTitle({ id = pageTitleId, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <h1 css={pageTitle} id={id} tabIndex={-1}>
      {children}
    </h1>
  );
}
