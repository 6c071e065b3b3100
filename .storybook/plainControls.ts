import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const isDrawn = (value: unknown): boolean => isValidElement(value) || (Array.isArray(value) && value.some(isDrawn));

/** An element is no value that anybody would edit: Storybook would offer the inside of React as a tree. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isDrawn(initialArgs[name]) ? { ...type, control: false } : type,
    ]),
  );
