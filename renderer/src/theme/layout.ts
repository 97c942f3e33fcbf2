/** The breakpoints of the layout as media queries, and the gutter of a page. */
export const narrow = '@media (max-width: 639px)';
export const medium = '@media (max-width: 1023px)';
/** A mouse, which hovers before it presses. */
export const hoverPointer = '@media (hover: hover) and (pointer: fine)';
export const wide = '@media (min-width: 1024px)';

export const PAGE_WIDTH = '1360px';
export const PAGE_GUTTER = 'clamp(16px, 3vw, 40px)';
/** Content that scrolls sideways in a narrow window reaches the window's edge, past the gutter. */
export const TO_EDGES = {
  marginInline: `calc(-1 * ${PAGE_GUTTER})`,
  paddingInline: PAGE_GUTTER,
} as const;
/** The height of the compare tray at the foot of a page. */
export const TRAY_HEIGHT = '56px';
/**
 * A button at the window's edge: as large as a fingertip, but only as much of it visible as the gutter has room for.
 */
export const AT_EDGE = { position: 'fixed', right: '-4px', width: '44px' } as const;
/** The margin at each side of a page: the gutter, or more where the window is wider than a page. */
export const PAGE_SIDES = `max(${PAGE_GUTTER}, calc((100% - ${PAGE_WIDTH}) / 2))`;
