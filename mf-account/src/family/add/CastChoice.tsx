import { Avatar } from '@countertop/design-system/Avatar';
import { customerIds, customerOf, type CustomerId } from '@countertop/engine/play/floor/cast';
import { useId } from 'react';
import { cast, castCard } from '../Family.styles.ts';

export interface CastChoiceProps {
  label: string;
  value: CustomerId;
  onChange: (picture: CustomerId) => void;
}

/** The picture of a child: one of the sixteen customers. Arrow keys move through them. */
export function CastChoice({ label, value, onChange }: CastChoiceProps) {
  const name = useId();
  return (
    <fieldset css={cast}>
      <legend>{label}</legend>
      {customerIds.map((id) => {
        const customer = customerOf(id);
        return (
          <label key={id} css={castCard}>
            <Avatar name={customer.name} look={customer.look} size="large" isDecorative />
            <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
            <span>{customer.name}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
