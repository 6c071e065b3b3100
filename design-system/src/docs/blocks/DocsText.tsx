import { CodeOrSourceMdx, Markdown } from '@storybook/addon-docs/blocks';
import { Fragment, type ComponentProps } from 'react';
import { componentHref } from '../components.ts';

function PageLink({ to, href }: { to: string; href: string }) {
  return (
    <a href={href} target="_top">
      {to}
    </a>
  );
}

function Code({ text }: { text: string }) {
  const href = componentHref(text);
  return href === undefined ? <code>{text}</code> : <PageLink to={text} href={href} />;
}

/** A text in which `code` is set as code, and the name of a component is a link to its page. */
export function DocsText({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <Code key={index} text={part} /> : <Fragment key={index}>{part}</Fragment>,
    );
}

function LinkedCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const text = typeof props.children === 'string' ? props.children : '';
  const href = componentHref(text);
  return href === undefined ? <CodeOrSourceMdx {...props} /> : <PageLink to={text} href={href} />;
}

/** Markdown in which the name of a component is a link to its page, if it is `code`. */
export function DocsMarkdown({ lines }: { lines: readonly string[] }) {
  return <Markdown options={{ wrapper: Fragment, overrides: { code: LinkedCode } }}>{lines.join('\n')}</Markdown>;
}
