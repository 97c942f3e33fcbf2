/** CSS pixels along the shorter side of a kiosk's screen; the longer one of full HD then has 1440. */
const SHORT_SIDE = 810;

/** The zoom factor of a kiosk: larger than on a desktop, for visitors who stand and touch; 1 on small displays. */
export const kioskZoom = ({ width, height }: { width: number; height: number }): number =>
  Math.max(1, Math.min(width, height) / SHORT_SIDE);
