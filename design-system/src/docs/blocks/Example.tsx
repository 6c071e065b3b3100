import { Canvas, useOf } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { storyCode } from 'virtual:story-code';

type Story = NonNullable<ComponentProps<typeof Canvas>['of']>;

/**
 * A live story with its code. Stories that need test helpers show none. A story in a frame, such as an open dialog, is a picture:
 * it would take focus from the page and keep it.
 */
export function Example({ of }: { of: Story }) {
  const { story } = useOf(of, ['story']);
  const ref = useRef<HTMLDivElement>(null);
  const isFramed: boolean = story.parameters['docs']?.story?.inline === false;
  // Before the frame loads.
  useLayoutEffect(() => {
    if (isFramed) ref.current?.querySelector('iframe')?.setAttribute('inert', '');
  }, [isFramed]);
  const code = storyCode[story.id];
  return (
    <div ref={ref}>
      {code === undefined ? (
        <Canvas of={of} sourceState="none" />
      ) : (
        <Canvas of={of} source={{ code, language: 'tsx' }} />
      )}
      {isFramed && (
        <p>
          <a href={`./?path=/story/${story.id}`} target="_top">
            Open “{story.name}” on its own
          </a>
        </p>
      )}
    </div>
  );
}
