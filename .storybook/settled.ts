const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits two frames, in which effects of the last rendering run, observers are called, and what they changed is rendered. */
export async function settled(): Promise<void> {
  await nextFrame();
  await nextFrame();
}
