/**
 * Keys that the ARIA Authoring Practices Guide (https://www.w3.org/WAI/ARIA/apg/patterns/) requires per pattern. Optional keys are
 * not in the table.
 */
export const requiredKeys = {
  button: ['Enter', 'Space'],
  checkbox: ['Space'],
  dialog: ['Tab', 'Shift + Tab', 'Escape'],
  disclosure: ['Enter', 'Space'],
  link: ['Enter'],
  /** Select-only combobox. */
  listbox: ['Enter', 'Space', 'Escape', 'Tab', 'Arrow Down', 'Arrow Up', 'Home', 'End', 'Letters'],
  menuButton: ['Enter', 'Space', 'Arrow Down', 'Arrow Up', 'Escape'],
  radioGroup: ['Tab', 'Space', 'Arrow Down', 'Arrow Right', 'Arrow Up', 'Arrow Left'],
  slider: ['Arrow Right', 'Arrow Up', 'Arrow Left', 'Arrow Down', 'Home', 'End'],
  sortableTable: ['Tab', 'Enter', 'Space'],
  switch: ['Space'],
  tabs: ['Tab', 'Arrow Left', 'Arrow Right'],
  textbox: ['Tab'],
  toolbar: ['Tab', 'Shift + Tab', 'Arrow Left', 'Arrow Right'],
  tooltip: ['Escape'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AriaPattern = keyof typeof requiredKeys;
