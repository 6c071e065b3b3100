import { controls } from '../checks/targets.ts';
import { isVisible, targetOf } from '../checks/visibility.ts';

/** How long each control is offered, in milliseconds. */
const stepMs = 1500;

const frameStyles =
  'position: fixed; z-index: 2147483647; pointer-events: none; border: 4px solid #d6006c; border-radius: 8px';

/** Returns the controls that can be pressed now, in reading order. */
function scannable(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (control) =>
      control.closest('[inert], [aria-hidden="true"]') === null &&
      !control.matches(':disabled, [aria-disabled="true"]') &&
      isVisible(targetOf(control) ?? control),
  );
}

function drawFrame(frame: HTMLElement, control: HTMLElement) {
  const { left, top, width, height } = (targetOf(control) ?? control).getBoundingClientRect();
  frame.style.cssText = `${frameStyles}; left: ${left - 6}px; top: ${top - 6}px; width: ${width + 12}px; height: ${height + 12}px; box-sizing: border-box`;
}

/**
 * Offers one control after the other, as switch control of a phone or tablet does: a frame moves on automatically, and any key presses
 * the control in the frame.
 */
export function scanWithOneSwitch(): () => void {
  const frame = document.createElement('div');
  frame.dataset['condition'] = 'one-switch';
  document.body.append(frame);
  let current: HTMLElement | undefined;
  const offerNext = () => {
    const all = scannable();
    current = all[(current === undefined ? -1 : all.indexOf(current)) + 1] ?? all[0];
    if (current === undefined) return;
    current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    drawFrame(frame, current);
  };
  const press = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat || current === undefined) return;
    current.focus();
    current.click();
  };
  offerNext();
  const timer = setInterval(offerNext, stepMs);
  window.addEventListener('keydown', press, true);
  return () => {
    clearInterval(timer);
    window.removeEventListener('keydown', press, true);
    frame.remove();
  };
}
