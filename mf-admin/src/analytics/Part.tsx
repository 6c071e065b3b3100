import { Disclosure } from '@countertop/design-system/Disclosure';
import { Stack } from '@countertop/design-system/Stack';
import { type ReactNode, useId } from 'react';
import { usePhone } from '../shared/usePhone.ts';
import { part, partHead, partLead } from './Analytics.styles.ts';

export interface PartProps {
  title: string;
  lead: string;
  /** Whether the part is open on phones at first. All of them are twenty screens. */
  isOpenOnPhone?: boolean;
  children: ReactNode;
}

/** A part of the page with its heading, which phones show and hide by pressing the heading. */
export function Part({ title, lead, isOpenOnPhone = false, children }: PartProps) {
  const id = useId();
  if (usePhone())
    return (
      <Disclosure title={title} headingLevel={2} defaultExpanded={isOpenOnPhone}>
        <Stack gap="m">
          <p css={partLead}>{lead}</p>
          {children}
        </Stack>
      </Disclosure>
    );
  return (
    <section css={part} aria-labelledby={id}>
      <div css={partHead}>
        <h2 id={id}>{title}</h2>
        <p css={partLead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
