import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const hasElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(hasElement));

/** Hides the control of React elements, which Storybook would show as an object tree of React internals. */
export const elementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      hasElement(initialArgs[name]) ? { ...type, control: false } : type,
    ]),
  );
