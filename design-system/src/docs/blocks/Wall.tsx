import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { components, type ListedComponent } from '../components.ts';
import { useToolbar } from './useToolbar.ts';
import { label, stage, tile, wall } from './Wall.styles.ts';

/** Ends when the tiles before have loaded, so that a screen of tiles doesn't load at once. */
let turn = Promise.resolve();

/** Returns whether the element has been in view and has had its turn, and a function that ends the turn. */
function useTurn() {
  const ref = useRef<HTMLDivElement>(null);
  const end = useRef(() => {});
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const before = turn;
      turn = new Promise((resolve) => (end.current = resolve));
      void before.then(() => setIsOn(true));
    });
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      end.current();
    };
  }, []);
  return { ref, isOn, end: () => end.current() };
}

function Tile({ component: { name, href, example }, globals }: { component: ListedComponent; globals: string }) {
  const { ref, isOn, end } = useTurn();
  return (
    <li css={tile}>
      <div ref={ref} css={stage} inert aria-hidden>
        {isOn && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows our own story, which needs scripts and storage
          <iframe title={name} src={`iframe.html?id=${example}&viewMode=story&globals=${globals}`} onLoad={end} />
        )}
      </div>
      <span css={label}>
        <Link href={href} variant="standalone" target="_top">
          {name}
        </Link>
      </span>
    </li>
  );
}

/** Every component as a live tile that leads to its page, in the theme, text size and language of the toolbar. */
export function Wall() {
  const { theme, textSize, locale } = useToolbar(useContext(DocsContext).channel);
  const globals = `theme:${theme};textSize:${textSize};locale:${locale};motion:on`;
  return (
    <ul css={wall} className="sb-unstyled">
      {components.map((component) => (
        <Tile key={component.name} component={component} globals={globals} />
      ))}
    </ul>
  );
}
