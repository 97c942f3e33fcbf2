/** Browsers' usual zoom steps, within the range that the pages are designed for. */
const STEPS = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const;
export const ZOOM_MIN = STEPS[0];
export const ZOOM_MAX = STEPS[STEPS.length - 1]!;

/** The next zoom factor up or down; 0 resets. */
export function nextZoom(current: number, step: -1 | 0 | 1): number {
  if (step === 0) return 1;
  const further =
    step > 0 ? STEPS.find((each) => each > current + 0.01) : STEPS.findLast((each) => each < current - 0.01);
  return further ?? (step > 0 ? ZOOM_MAX : ZOOM_MIN);
}
