/** A stroked icon on a 24 x 24 grid. */
export interface IconShape {
  readonly path: string;
  /** Whether to mirror the icon in RTL. Play is not mirrored, because media controls have the same direction everywhere. */
  readonly followsText?: true;
  /** Value of `data-icon`, for styles that select this icon. */
  readonly name?: string;
}

export const helpIcon: IconShape = {
  path: 'M12 17.5v.1M9 9a3 3 0 115 2.2c-1.2 1-2 1.5-2 3M12 2.5a9.5 9.5 0 100 19 9.5 9.5 0 000-19Z',
};
export const accessIcon: IconShape = {
  path: 'M12 5.2a1 1 0 100-2 1 1 0 000 2ZM5 9c5 1.5 9 1.5 14 0M12 10v5M12 15l-3.5 6M12 15l3.5 6',
};
export const soundIcon: IconShape = { path: 'M4 9.5v5h3.5l5 4v-13l-5 4ZM16 9a4.5 4.5 0 010 6M18.5 6a9 9 0 010 12' };
export const musicIcon: IconShape = {
  path: 'M9 17.5V5l10-2v12.5M9 17.5a2.5 2.5 0 11-5 0 2.5 2.5 0 015 0ZM19 15.5a2.5 2.5 0 11-5 0 2.5 2.5 0 015 0Z',
};
export const pauseIcon: IconShape = { path: 'M8 5v14M16 5v14' };
export const exitIcon: IconShape = { path: 'M14 4h5v16h-5M4 12h10M10 8l4 4-4 4', followsText: true };
export const hintIcon: IconShape = {
  path: 'M9.5 18h5M10.5 21h3M8.5 14.5a6 6 0 117 0c-.6.6-.8 1.2-.8 2H9.3c0-.8-.2-1.4-.8-2Z',
};
export const clockIcon: IconShape = { path: 'M12 7v5l3.5 2M12 2.5a9.5 9.5 0 100 19 9.5 9.5 0 000-19Z' };
/** A clock with its eyes closed. */
export const restingClockIcon: IconShape = {
  path: 'M12 2.5a9.5 9.5 0 100 19 9.5 9.5 0 000-19ZM6.5 10.5q1.8 2 3.6 0M13.9 10.5q1.8 2 3.6 0M9.5 15.2q2.5 2 5 0',
};
export const checkIcon: IconShape = { name: 'check', path: 'M4.5 12.5l5 5 10-11' };
export const crossIcon: IconShape = { path: 'M6 6l12 12M18 6L6 18' };
export const starIcon: IconShape = {
  path: 'M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1 6.4 20.2l1.2-6.3L3 9.6l6.3-.8Z',
};
export const lockIcon: IconShape = { path: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 017 0v3' };
export const arrowIcon: IconShape = { path: 'M5 12h14M13 6l6 6-6 6', followsText: true };
export const downIcon: IconShape = { path: 'M6 9l6 6 6-6' };
export const deleteIcon: IconShape = { path: 'M20 6H9l-6 6 6 6h11ZM12 9.5l5 5M17 9.5l-5 5', followsText: true };
export const userIcon: IconShape = { path: 'M12 12a4 4 0 100-8 4 4 0 000 8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6' };
export const peopleIcon: IconShape = {
  path: 'M9 11.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7ZM2.5 19.5c.4-3.5 3-5.5 6.5-5.5s6.1 2 6.5 5.5M16 5a3.3 3.3 0 010 6.2M18 14.3c2 .8 3.2 2.7 3.5 5.2',
};
export const chartIcon: IconShape = { path: 'M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6' };
export const tableIcon: IconShape = { path: 'M4 5h16v14H4ZM4 10h16M10.5 10v9' };
export const menuIcon: IconShape = { path: 'M4 6.5h16M4 12h16M4 17.5h16' };
export const alertIcon: IconShape = { path: 'M12 8.5v4.5M12 16.5v.1M8 3h8l5 5v8l-5 5H8l-5-5V8Z' };
export const warningIcon: IconShape = { path: 'M12 9v5M12 17v.1M12 3.5L2.5 20h19Z' };
export const infoIcon: IconShape = { path: 'M12 11v6M12 7.5v.1M12 2.5a9.5 9.5 0 100 19 9.5 9.5 0 000-19Z' };
export const searchIcon: IconShape = { path: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13ZM15.5 15.5L20.5 20.5' };
export const homeIcon: IconShape = { path: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4Z' };
export const bookIcon: IconShape = {
  path: 'M12 6c-2-1.5-5-2-8-1.5v14c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v-14c-3-.5-6 0-8 1.5ZM12 6v14',
};
export const gearIcon: IconShape = {
  path: 'M9.9 5.3L10.4 2.6L13.6 2.6L14.1 5.3L15.3 5.8L17.5 4.2L19.8 6.5L18.2 8.7L18.7 9.9L21.4 10.4L21.4 13.6L18.7 14.1L18.2 15.3L19.8 17.5L17.5 19.8L15.3 18.2L14.1 18.7L13.6 21.4L10.4 21.4L9.9 18.7L8.7 18.2L6.5 19.8L4.2 17.5L5.8 15.3L5.3 14.1L2.6 13.6L2.6 10.4L5.3 9.9L5.8 8.7L4.2 6.5L6.5 4.2L8.7 5.8ZM12 15a3 3 0 100-6 3 3 0 000 6Z',
};
export const bellIcon: IconShape = { name: 'bell', path: 'M12 5.5v-2M4 17c0-6.5 3-11 8-11s8 4.5 8 11ZM3 20.5h18' };
export const flameIcon: IconShape = {
  path: 'M12 3c1 4 6 6 6 11a6 6 0 01-12 0c0-2.5 1.5-4 2.5-5.5.5 2 1.5 2.5 2 2.5C10 8 11 5 12 3Z',
};
export const cardIcon: IconShape = { path: 'M3 6h18v12H3ZM3 10.5h18M6.5 15h4' };
export const playIcon: IconShape = { path: 'M7 4.5v15l12-7.5Z' };
export const muteIcon: IconShape = { path: 'M4 9.5v5h3.5l5 4v-13l-5 4ZM16 9.5l5 5M21 9.5l-5 5' };
export const repeatIcon: IconShape = { path: 'M19.5 12a7.5 7.5 0 11-2.2-5.3L20 9.4M20 4v5.4h-5.4' };
export const undoIcon: IconShape = { path: 'M8.5 4.5l-5 5 5 5M3.5 9.5h10.2a5.3 5.3 0 010 10.6H9', followsText: true };
export const plusIcon: IconShape = { path: 'M12 5v14M5 12h14' };
export const minusIcon: IconShape = { path: 'M5 12h14' };
export const binIcon: IconShape = { path: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5' };
export const externalIcon: IconShape = { path: 'M14 4h6v6M20 4l-9 9M17 14v5.5H4.5V7H10', followsText: true };
export const nextIcon: IconShape = { path: 'M9.5 6l6 6-6 6', followsText: true };
export const previousIcon: IconShape = { path: 'M14.5 6l-6 6 6 6', followsText: true };
export const upIcon: IconShape = { path: 'M6 15l6-6 6 6' };
export const moreIcon: IconShape = {
  path: 'M5 12.7a.7.7 0 100-1.4.7.7 0 000 1.4ZM12 12.7a.7.7 0 100-1.4.7.7 0 000 1.4ZM19 12.7a.7.7 0 100-1.4.7.7 0 000 1.4Z',
};
export const eyeIcon: IconShape = {
  path: 'M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12ZM12 15a3 3 0 100-6 3 3 0 000 6Z',
};
export const eyeOffIcon: IconShape = {
  path: 'M4 4l16 16M9.3 6c.9-.3 1.8-.5 2.7-.5 4 0 7.2 2.2 9.5 6.5-.7 1.3-1.5 2.4-2.4 3.3M6.5 7.5C4.9 8.6 3.6 10.1 2.5 12c2.3 4.3 5.5 6.5 9.5 6.5 1.6 0 3-.3 4.3-1M10 10a3 3 0 004.1 4.1',
};
export const copyIcon: IconShape = { path: 'M9 9h11v11.5H9ZM15 9V3.5H4V15h5' };
export const shareIcon: IconShape = { path: 'M12 14.5V3.5M7.5 8L12 3.5 16.5 8M6 11.5H4.5v9h15v-9H18' };
export const downloadIcon: IconShape = { path: 'M12 3.5v11.5M7.5 10.5L12 15l4.5-4.5M4.5 16.5v4h15v-4' };
export const printIcon: IconShape = { path: 'M7 8.5v-5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7Z' };
export const calendarIcon: IconShape = { path: 'M4 6h16v14.5H4ZM4 10.5h16M8.5 3.5v5M15.5 3.5v5' };
export const editIcon: IconShape = { path: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5' };
export const filterIcon: IconShape = { path: 'M3.5 5h17l-6.5 8v6.5l-4-2V13Z' };
export const sortUpIcon: IconShape = { path: 'M7.5 19V5M3.5 9l4-4 4 4M14 7h3M14 12h5M14 17h6.5' };
export const sortDownIcon: IconShape = { path: 'M7.5 5v14M3.5 15l4 4 4-4M14 7h6.5M14 12h5M14 17h3' };
export const mailIcon: IconShape = { path: 'M3 5.5h18v13H3ZM3.5 6.5l8.5 7 8.5-7' };
export const offlineIcon: IconShape = {
  path: 'M4 4l16 16M12 19v.1M8.5 15.3a5 5 0 015-1.2M4.8 11.5a10.5 10.5 0 013.7-2.5M13.5 8a10.5 10.5 0 015.7 3.5',
};
