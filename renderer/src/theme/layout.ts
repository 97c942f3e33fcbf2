/** The widths at which the layout changes, as media queries; and the room a page keeps at its sides. */
export const narrow = '@media (max-width: 639px)';
export const medium = '@media (max-width: 1023px)';
/** A mouse, which points before it presses; a finger does both at once. */
export const pointed = '@media (hover: hover) and (pointer: fine)';
export const wide = '@media (min-width: 1024px)';

export const PAGE_WIDTH = '1360px';
export const PAGE_GUTTER = 'clamp(16px, 3vw, 40px)';
/** How high the list of what is to be compared stands at the foot of a page. */
export const TRAY_HEIGHT = '56px';
/** From the edge to a button that floats: beside the page where the gutter has room for it, else as far out as it can. */
export const FLOATING_EDGE = `clamp(8px, calc((100vw - ${PAGE_WIDTH}) / 2 - 64px), 16px)`;
/** What is left at each side of a page: the gutter, or more where the window is wider than a page. */
export const PAGE_SIDES = `max(${PAGE_GUTTER}, calc((100% - ${PAGE_WIDTH}) / 2))`;
