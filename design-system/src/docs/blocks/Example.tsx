import { Canvas, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef } from 'react';
import { DocsMarkdown } from './DocsText.tsx';

/** A story, as the documentation page of its component shows it. */
export type DocumentedStory = ReturnType<DocsContextProps['componentStories']>[number];

/**
 * A live story with its caption, or its name if it has none, and its code. A story in a frame, such as an open dialog, is a picture:
 * it would take focus from the page and keep it.
 */
export function Example({ story: { id, name, moduleExport, parameters } }: { story: DocumentedStory }) {
  const ref = useRef<HTMLDivElement>(null);
  const isFramed: boolean = parameters['docs']?.story?.inline === false;
  // Before the frame loads.
  useLayoutEffect(() => {
    if (isFramed) ref.current?.querySelector('iframe')?.setAttribute('inert', '');
  }, [isFramed]);
  return (
    <div ref={ref}>
      <DocsMarkdown
        lines={[parameters['docs']?.description?.story ?? `${name.charAt(0)}${name.slice(1).toLowerCase()}.`]}
      />
      <Canvas of={moduleExport} />
      {isFramed && (
        <p>
          <a href={`./?path=/story/${id}`} target="_top">
            Open “{name}” on its own
          </a>
        </p>
      )}
    </div>
  );
}
