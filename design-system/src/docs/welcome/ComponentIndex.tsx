import { Link } from '../../components/Link/Link.tsx';
import { components } from '../components.ts';
import { entry, heading, index, line, list } from './ComponentIndex.styles.ts';

/** Every component with the first sentence of its page, read from the files. */
export function ComponentIndex() {
  return (
    <div css={index}>
      {[...new Set(components.map(({ section }) => section))].map((section) => (
        <section key={section} aria-label={section}>
          <h2 css={heading}>{section}</h2>
          <ul css={list}>
            {components
              .filter((component) => component.section === section)
              .map(({ name, href, line: sentence }) => (
                <li key={name} css={entry}>
                  <Link href={href} variant="standalone" target="_top">
                    {name}
                  </Link>
                  <span css={line}>{sentence}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
