import { Heading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import type { ComponentDocs, KeyboardRow } from '../componentDocs.ts';
import { componentHref } from '../components.ts';
import { Conditions } from './Conditions.tsx';
import { DocsText } from './DocsText.tsx';
import { Props } from './Props.tsx';
import { Tokens } from './Tokens.tsx';
import { key, keys } from './blocks.styles.ts';

function Sentences({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <DocsText>{item}</DocsText>
        </li>
      ))}
    </ul>
  );
}

function Keyboard({ rows }: { rows: readonly KeyboardRow[] }) {
  if (rows.length === 0) return <p>It takes no focus.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys: names, on, action }) => (
          <tr key={`${names.join()} ${on}`}>
            <td>
              <span css={keys}>
                {names.map((name) => (
                  <kbd key={name} css={key}>
                    {name}
                  </kbd>
                ))}
              </span>
            </td>
            <td>
              {on !== undefined && <span>{`On ${on}: `}</span>}
              <DocsText>{action}</DocsText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Related({ names }: { names: readonly string[] }) {
  return (
    <p>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && <span>, </span>}
          <a href={componentHref(name)} target="_top">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

interface ComponentReferenceProps {
  docs: ComponentDocs;
  /** ID of the story to show under different conditions. */
  example: string;
}

/** The end of a component's page: everything to look up. */
export function ComponentReference({ docs, example }: ComponentReferenceProps) {
  return (
    <>
      <Heading>Content</Heading>
      <Sentences items={docs.content} />
      <Heading>Keyboard</Heading>
      <Keyboard rows={docs.keyboard} />
      <Heading>What is announced</Heading>
      <Sentences items={docs.announced.map(({ text }) => text)} />
      <Heading>Conditions</Heading>
      <Conditions story={example} />
      <Heading>Props</Heading>
      <Props of={docs.name} />
      <Heading>Tokens used</Heading>
      <Tokens of={docs.name} />
      <Heading>Related components</Heading>
      <Related names={docs.related} />
    </>
  );
}
