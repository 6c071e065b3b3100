import { Fragment } from 'react';
import { componentHref } from '../components.ts';

function Code({ text }: { text: string }) {
  const href = componentHref(text);
  return href === undefined ? (
    <code>{text}</code>
  ) : (
    <a href={href} target="_top">
      {text}
    </a>
  );
}

/** A text in which `code` is set as code, and the name of a component is a link to its page. */
export function DocsText({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <Code key={index} text={part} /> : <Fragment key={index}>{part}</Fragment>,
    );
}
