import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lostText } from '../../../../.storybook/checks/lostText.ts';
import { textSpacing } from '../../../../.storybook/conditions/conditionStyles.ts';
import { components } from '../components.ts';
import { storyAndKeys } from './exampleStories.ts';

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
it.for(components)('cuts off or overlaps no text of $name with wide spacing', async ({ name }) => {
  const { Component: Example } = storyAndKeys(name).story;
  root.render(
    <>
      <style>{textSpacing}</style>
      <div data-example={name} style={{ inlineSize: 360, padding: 16 }}>
        <Example />
      </div>
    </>,
  );
  await expect.poll(() => document.querySelector('[data-example]:not(:empty), [role$="dialog"]')).not.toBeNull();
  await document.fonts.ready;

  expect(lostText(document.body)).toEqual([]);
});
