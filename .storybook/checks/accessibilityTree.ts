import { cdp } from 'vitest/browser';

/** A node of the browser's accessibility tree. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
}

/**
 * Returns the nodes that the browser passes on to assistive technology. Unlike `getByRole` and the virtual screen reader, the
 * browser ignores inert elements, also as the source of a name.
 */
export async function accessibilityTree(): Promise<readonly AccessibleNode[]> {
  const session = cdp();
  const { frameTree } = await session.send('Page.getFrameTree');
  const frames = [frameTree, ...(frameTree.childFrames ?? [])].map(({ frame }) => frame);
  const own = frames.find(({ url, urlFragment = '' }) => url + urlFragment === window.location.href);
  if (own === undefined) throw new Error(`No frame shows ${window.location.href}.`);
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: own.id });
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
    }));
}
