import { Children, type ReactNode } from 'react';

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';

/**
 * Returns children with texts in elements, for components that show something optional next to them. A browser that translates a
 * page replaces its text nodes, and React fails to insert an element before a text node that has been replaced
 * (https://github.com/facebook/react/issues/11538).
 */
export function inElements(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  if (parts.length > 0 && parts.every(isText)) return <span>{parts.join('')}</span>;
  return Children.map(children, (child) =>
    isText(child) && String(child).trim() !== '' ? <span>{child}</span> : child,
  );
}
