import { choice } from './Choice.styles.ts';

interface ChoiceProps {
  label: string;
  description?: string;
}

/** An option's label and explanation, used in the list and in the field. */
export function Choice({ label, description }: ChoiceProps) {
  return (
    <span css={choice}>
      <span>
        {/* The space separates the two for screen readers. The dot is decorative. */}
        <b>{label}</b> {description !== undefined && <span>{description}</span>}
      </span>
    </span>
  );
}
