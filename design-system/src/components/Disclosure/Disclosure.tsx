import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure';
import {
  DisclosureGroup as AriaDisclosureGroup,
  type DisclosureGroupProps as AriaDisclosureGroupProps,
} from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../Icon/Icon.tsx';
import { minusIcon, plusIcon } from '../Icon/icons.ts';
import { answer, disclosure, heading, sign, trigger } from './Disclosure.styles.ts';

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'className' | 'style' | 'render' | 'children'> {
  /** The question or topic: "Can I cancel at any time?" */
  title: string;
  /** Heading level: one below the heading above. */
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

/** A question that expands to show its answer. Not for content that everybody must read. */
export function Disclosure({ title, headingLevel = 3, children, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} css={disclosure}>
      {({ isExpanded }) => (
        <>
          <Heading level={headingLevel} css={heading}>
            <Button slot="trigger" css={trigger}>
              <span>{title}</span>
              <span css={sign}>
                <Icon icon={isExpanded ? minusIcon : plusIcon} />
              </span>
            </Button>
          </Heading>
          <DisclosurePanel data-printed="">
            <div css={answer}>{children}</div>
          </DisclosurePanel>
        </>
      )}
    </AriaDisclosure>
  );
}

export interface DisclosureGroupProps extends Omit<
  AriaDisclosureGroupProps,
  'className' | 'style' | 'render' | 'children'
> {
  /** If false, opening one closes the others. */
  allowsMultipleExpanded?: boolean;
  /** `Disclosure`s, each with an `id` if the page controls them. */
  children: ReactNode;
}

/** Several questions. Each opens independently, so that nothing else moves. */
export function DisclosureGroup({ allowsMultipleExpanded = true, ...props }: DisclosureGroupProps) {
  return <AriaDisclosureGroup {...props} allowsMultipleExpanded={allowsMultipleExpanded} />;
}
