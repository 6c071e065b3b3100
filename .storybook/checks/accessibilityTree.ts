import { cdp } from 'vitest/browser';

/** A node of the browser's accessibility tree. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  /** `focused: true`, `expanded: false`, `checked: 'mixed'`, `invalid: 'true'`. */
  readonly states: Readonly<Record<string, unknown>>;
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
    .map(({ role, name, description, value, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      value: String(value?.value ?? ''),
      states: Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
    }));
}

/** How states are said. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checked: { true: 'checked', false: 'not checked', mixed: 'partly checked' },
  pressed: { true: 'pressed', false: 'not pressed' },
  expanded: { true: 'expanded', false: 'collapsed' },
  selected: { true: 'selected' },
  invalid: { true: 'invalid' },
};

/** Returns a node as text: `textbox Name: Mia, invalid`. */
export function describeNode({ role, name, value, states }: AccessibleNode): string {
  // The name of what only scrolls would be all its text.
  const text = role === 'generic' ? role : `${role} ${name}${value && `: ${value}`}`.replaceAll(/\s+/g, ' ').trim();
  return [text, ...Object.entries(words).flatMap(([state, said]) => said[String(states[state])] ?? [])].join(', ');
}
