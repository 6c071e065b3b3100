import { DocsContext, Heading, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { components } from '../components.ts';
import { ComponentIntro } from './ComponentIntro.tsx';
import { ComponentReference } from './ComponentReference.tsx';
import { DocsMarkdown } from './DocsText.tsx';
import { Example } from './Example.tsx';

/**
 * The documentation page of a component: its record, and its stories as examples, except those tagged `behavior`. The comment
 * of a story is its caption.
 */
export function ComponentPage() {
  const { componentStories } = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const component = components.find(({ title }) => title === preparedMeta.title);
  if (component === undefined) throw new Error(`${preparedMeta.title} has no record`);
  const { docs } = component;
  const stories = componentStories();
  const guidance = stories.filter(({ tags }) => tags.includes('guidance'));
  return (
    <>
      <h1>{docs.name}</h1>
      <DocsMarkdown lines={docs.intro} />
      <ComponentIntro component={component} guidance={guidance} />
      <Heading>Examples</Heading>
      {stories
        .filter(({ tags }) => !tags.includes('behavior') && !tags.includes('guidance'))
        .map((story) => (
          <Example key={story.id} story={story} />
        ))}
      {docs.notes && <DocsMarkdown lines={docs.notes} />}
      <ComponentReference docs={docs} example={component.example} />
      {docs.alsoCalled.length > 0 && (
        <>
          <Heading>{`Also called ${docs.alsoCalled.join(', ')}`}</Heading>
          <p>Other design systems use these names.</p>
        </>
      )}
    </>
  );
}
