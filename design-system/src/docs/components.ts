import type { ComponentDocs } from './componentDocs.ts';
import { listComponents } from './componentList.ts';

export type { ListedComponent } from './componentList.ts';

const order = [
  'Controls',
  'Fields',
  'Navigation',
  'Overlays',
  'Feedback',
  'Data',
  'Surfaces',
  'Layout',
  'Artwork',
  'Restaurant',
  'Accessibility',
];

/** All components, read from the files. */
export const components = listComponents(
  import.meta.glob<ComponentDocs>('../*/*/*.docs.ts', { eager: true, import: 'docs' }),
  import.meta.glob('../{artwork,charts,components}/*/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
  order,
);

/** Returns the URL of a component's page, or undefined if there is no such component. */
export function componentHref(name: string): string | undefined {
  return components.find((component) => component.name === name)?.href;
}
