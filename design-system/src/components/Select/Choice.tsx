import { choice } from './Choice.styles.ts';

interface ChoiceProps {
  label: string;
  description?: string;
}

/** A name and what it means, as the list and the field show them. */
export function Choice({ label, description }: ChoiceProps) {
  return (
    <span css={choice}>
      <span>
        {/* The blank parts the two for those who listen; the dot is only drawn. */}
        <b>{label}</b> {description !== undefined && <span>{description}</span>}
      </span>
    </span>
  );
}
