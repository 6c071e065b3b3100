import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lostText } from '../../../.storybook/checks/lostText.ts';
import { textSpacing } from '../../../.storybook/conditions/conditionStyles.ts';
import { components, type ListedComponent } from './components.ts';

interface ExampleStory {
  readonly meta: { readonly input: { readonly title: string } };
  readonly Component: ComponentType;
}

const isStory = (value: unknown): value is ExampleStory =>
  typeof value === 'object' && value !== null && 'meta' in value && 'Component' in value;

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob('../*/*/*.stories.tsx', {
  eager: true,
});
const stories = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, story]) =>
      isStory(story) ? [[toId(story.meta.input.title, storyNameFromExport(name)), story.Component] as const] : [],
    ),
);

const exampleOf = ({ example }: ListedComponent) => stories.get(example) ?? raise(`There is no story ${example}.`);

function raise(message: string): never {
  throw new Error(message);
}

let main: HTMLElement;
let root: Root;
beforeEach(() => {
  // The last story of another file is still on the page. React-aria needs its announcer again.
  for (const element of document.querySelectorAll('body > :not([data-live-announcer])')) element.remove();
  main = document.body.appendChild(document.createElement('main'));
  root = createRoot(main);
});
// Other tests share the page.
afterEach(() => {
  root.unmount();
  main.remove();
});

// wcag22-1.4.12 (kit)
it.for(components)('cuts off or overlaps no text of $name with wide spacing', async (component) => {
  const Example = exampleOf(component);
  root.render(
    <>
      <style>{textSpacing}</style>
      <div data-example={component.name} style={{ inlineSize: 360, padding: 16 }}>
        <Example />
      </div>
    </>,
  );
  await expect.poll(() => document.querySelector('[data-example]:not(:empty), [role$="dialog"]')).not.toBeNull();
  await document.fonts.ready;

  expect(lostText(document.body)).toEqual([]);
});
