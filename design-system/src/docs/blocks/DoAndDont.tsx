import { Story } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { checkIcon, crossIcon } from '../../components/Icon/icons.ts';
import { card, cardLabel, cardStage, cards } from './blocks.styles.ts';
import type { DocumentedStory } from './Example.tsx';

function GuidanceCard({ story, isDo }: { story: DocumentedStory; isDo: boolean }) {
  return (
    <figure css={card} data-kind={isDo ? 'do' : 'dont'}>
      <div css={cardStage} className="sb-unstyled">
        <Story of={story.moduleExport} />
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
export function DoAndDont({ stories }: { stories: readonly DocumentedStory[] }) {
  const pairs = stories.flatMap((story) => {
    const counterpart = stories.find(({ id }) => id === story.id.replace('--do-', '--dont-') && id !== story.id);
    return counterpart === undefined ? [] : [{ story, counterpart }];
  });
  return (
    <div css={cards}>
      {pairs.map(({ story, counterpart }) => (
        <Fragment key={story.id}>
          <GuidanceCard story={story} isDo />
          <GuidanceCard story={counterpart} isDo={false} />
        </Fragment>
      ))}
    </div>
  );
}
