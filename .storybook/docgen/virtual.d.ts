declare module 'virtual:component-props' {
  import type { ComponentProps } from './docgen.ts';
  export const componentProps: ComponentProps;
}

declare module 'virtual:story-code' {
  import type { StoryCode } from './docgen.ts';
  export const storyCode: StoryCode;
}
