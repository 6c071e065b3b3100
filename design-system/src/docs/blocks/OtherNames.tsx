/** Follows the heading that repeats the other names of a component for the search. */
export function OtherNames() {
  return <p>Other design systems use these names. The search in the sidebar finds this page by them.</p>;
}
