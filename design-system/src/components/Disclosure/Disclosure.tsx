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
  /** The question, or what is inside: "Can I stop at any time?" */
  title: string;
  /** Level of the heading around the question: one below the heading over it. */
  headingLevel?: 2 | 3 | 4;
  /** The answer. */
  children: ReactNode;
}

/** A question that opens its answer. What everybody must read stays open: write it on the page. */
export function Disclosure({ title, headingLevel = 3, children, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} css={disclosure}>
      {({ isExpanded }) => (
        <>
          <Heading level={headingLevel} css={heading}>
            <Button slot="trigger" css={trigger}>
              {title}
              <span css={sign}>
                <Icon icon={isExpanded ? minusIcon : plusIcon} />
              </span>
            </Button>
          </Heading>
          <DisclosurePanel>
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
  /** False closes the open one when another opens. */
  allowsMultipleExpanded?: boolean;
  /** `Disclosure`s, each with an `id` where the page opens them itself. */
  children: ReactNode;
}

/** Several questions. Each opens for itself, so that nothing moves that was not pressed. */
export function DisclosureGroup({ allowsMultipleExpanded = true, ...props }: DisclosureGroupProps) {
  return <AriaDisclosureGroup {...props} allowsMultipleExpanded={allowsMultipleExpanded} />;
}
