const settings = [
  { title: 'Right to left', globals: 'locale:ar', check: 'The layout is mirrored. Math and numbers are not.' },
  { title: '150 % text', globals: 'textSize:150', check: 'Nothing is cut off, and nothing overlaps.' },
  { title: 'High contrast', globals: 'theme:high-contrast', check: 'Every control has an edge.' },
  { title: 'Reduced motion', globals: 'motion:on', check: 'The end state appears at once.' },
] as const;

/** Links to one story, by its ID, under the conditions that change layout, colors and motion. Forced colors can only be set in the system. */
export function Conditions({ story }: { story: string }) {
  return (
    <ul>
      {settings.map(({ title, globals, check }) => (
        <li key={title}>
          <a href={`./?path=/story/${story}&globals=${globals}`} target="_top">
            {title}
          </a>
          : {check}
        </li>
      ))}
    </ul>
  );
}
