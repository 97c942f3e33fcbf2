/** How many of a page's pixels lie along the shorter side of a kiosk's screen; along the longer one of full HD it is 1440. */
const SHORT_SIDE = 810;

/** How much larger a page is than at a desk, for whoever stands before it and touches it. Small screens have no room for more. */
export const kioskZoom = ({ width, height }: { width: number; height: number }): number =>
  Math.max(1, Math.min(width, height) / SHORT_SIDE);
