import { useOf, type Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { card, conditions } from './blocks.styles.ts';

type StoryExport = NonNullable<ComponentProps<typeof Story>['of']>;

const settings = [
  { title: 'Right to left', globals: 'locale:ar', check: 'The layout is mirrored. Math and numbers are not.' },
  { title: '150 % text', globals: 'textSize:150', check: 'Nothing is cut off, and nothing overlaps.' },
  { title: 'High contrast', globals: 'theme:high-contrast', check: 'Every control has an edge.' },
  { title: 'Reduced motion', globals: 'motion:on', check: 'The end state appears at once.' },
] as const;

/** One story under the conditions that change layout, colors and motion. Forced colors can only be set in the system. */
export function Conditions({ of }: { of: StoryExport }) {
  const { story } = useOf(of, ['story']);
  return (
    <div css={conditions}>
      {settings.map(({ title, globals, check }) => (
        <figure key={title} css={card}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows our own story, which needs scripts and storage */}
          <iframe
            title={`${story.name}: ${title}`}
            src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
            loading="lazy"
          />
          <figcaption>
            <a href={`./?path=/story/${story.id}&globals=${globals}`} target="_top">
              {title}
            </a>
            <br />
            {check}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
