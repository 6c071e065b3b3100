import { Canvas, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { storyCode } from 'virtual:story-code';

type Story = NonNullable<ComponentProps<typeof Canvas>['of']>;

/** A live story with its code. Stories that need test helpers show none. */
export function Example({ of }: { of: Story }) {
  const { story } = useOf(of, ['story']);
  const code = storyCode[story.id];
  return code === undefined ? (
    <Canvas of={of} sourceState="none" />
  ) : (
    <Canvas of={of} source={{ code, language: 'tsx' }} />
  );
}
