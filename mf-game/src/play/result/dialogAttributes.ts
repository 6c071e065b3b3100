/** The attributes of the dialog, with the IDs of its title and of its description. */
export interface DialogAttributes {
  readonly ref: (zone: HTMLElement | null) => (() => void) | undefined;
  readonly role: 'dialog';
  readonly 'aria-modal': true;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string;
}
