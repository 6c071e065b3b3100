import { EmptyState } from '@countertop/design-system/EmptyState';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { type ReactNode, useEffect } from 'react';

export interface EndingProps {
  title: string;
  /** The next step. */
  action: ReactNode;
  children: string;
}

/** Outcome of a link in an email. The title gets the focus, because the button that was pressed is gone. */
export function Ending({ title, action, children }: EndingProps) {
  useEffect(() => document.getElementById(pageTitleId)?.focus(), []);
  return (
    <Page audience="adult">
      <EmptyState level={1} title={title} actions={action}>
        {children}
      </EmptyState>
    </Page>
  );
}
