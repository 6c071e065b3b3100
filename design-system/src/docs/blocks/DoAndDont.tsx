import { Story, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, type ComponentProps } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { checkIcon, crossIcon } from '../../components/Icon/icons.ts';
import { card, cardLabel, cardStage, cards } from './blocks.styles.ts';

type StoryExport = NonNullable<ComponentProps<typeof Story>['of']>;
/** All exports of a stories file with examples to follow and to avoid. */
export type GuidanceStories = Readonly<Record<string, StoryExport>>;

function GuidanceCard({ of, isDo }: { of: StoryExport; isDo: boolean }) {
  const { story } = useOf(of, ['story']);
  return (
    <figure css={card} data-kind={isDo ? 'do' : 'dont'}>
      <div css={cardStage} className="sb-unstyled">
        <Story of={of} />
      </div>
      <figcaption>
        <strong css={cardLabel}>
          <Icon icon={isDo ? checkIcon : crossIcon} />
          {isDo ? 'Do' : 'Don’t'}
        </strong>
        {story.name}
      </figcaption>
    </figure>
  );
}

/** Pairs of live examples: `DoVerb` and `DontVerb`. The name of each story is its caption. */
export function DoAndDont({ of }: { of: GuidanceStories }) {
  const pairs = Object.entries(of).flatMap(([name, story]) => {
    const [, subject] = /^Do(?!nt)(\w+)/.exec(name) ?? [];
    const counterpart = subject === undefined ? undefined : of[`Dont${subject}`];
    return counterpart === undefined ? [] : [{ name, story, counterpart }];
  });
  return (
    <div css={cards}>
      {pairs.map(({ name, story, counterpart }) => (
        <Fragment key={name}>
          <GuidanceCard of={story} isDo />
          <GuidanceCard of={counterpart} isDo={false} />
        </Fragment>
      ))}
    </div>
  );
}
