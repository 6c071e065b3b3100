import { counter } from './Counter.styles.ts';

/** The counter: two bars across the page, like an equals sign. Ends the hero and starts the footer. At most two per page. */
export function Counter() {
  return <div css={counter} aria-hidden="true" />;
}
