/** Asks the visitor. To stay, nothing is called; `leave` goes on. */
export type LeaveGuard = (leave: () => void) => void;

let guard: LeaveGuard | null = null;

/** Makes the page ask before the visitor leaves it, by link, Back button or closed tab. Null stops asking. */
export function setLeaveGuard(next: LeaveGuard | null): void {
  guard = next;
}

/** Whether the page asks before the visitor leaves it. */
export function isLeavingGuarded(): boolean {
  return guard !== null;
}

/** Leaves the page, after the visitor's confirmation if the page asks for it. */
export function leavePage(leave: () => void): void {
  if (guard === null) return leave();
  guard(() => {
    guard = null;
    leave();
  });
}
