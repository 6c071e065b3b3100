const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits two frames, in which effects of the last rendering run, observers are called, and what they changed is rendered. */
export async function settled(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** How many frames an animation may take before a story plays. */
const maxFrames = 60;

/** Whether the animation is running and will end. A spinner doesn't. */
const isEnding = ({ playState, effect }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;

/**
 * Waits until nothing moves: fonts are loaded, and animations and transitions have ended. Outside of development, React doesn't
 * wait for effects: without this, a test may press a key before a listener is attached.
 */
export async function settledCanvas(): Promise<void> {
  await settled();
  await document.fonts.ready;
  for (let frame = 0; frame < maxFrames && document.getAnimations().some(isEnding); frame += 1) await nextFrame();
}
