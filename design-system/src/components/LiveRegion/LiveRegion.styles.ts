export { visuallyHidden as liveRegion } from '../VisuallyHidden/VisuallyHidden.styles.ts';
