import { counter } from './Counter.styles.ts';

/** The counter, which is an equals sign across the page. It ends the hero and begins the footer: two on a page at most. */
export function Counter() {
  return <div css={counter} aria-hidden="true" />;
}
