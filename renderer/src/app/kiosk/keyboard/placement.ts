export interface Box {
  top: number;
  bottom: number;
}

/** The margin between field and keyboard. */
const GAP = 16;

/** How far the page has to scroll for the field to be above the keyboard; 0 where it is. */
export const scrollNeeded = (field: Box, viewport: number, keyboard: number): number =>
  Math.max(0, field.bottom + GAP - (viewport - keyboard));

/** The side for the keyboard: below, unless the field stays covered there, as in a dialog that does not scroll. */
export const sideFor = (field: Box, viewport: number, keyboard: number): 'bottom' | 'top' =>
  scrollNeeded(field, viewport, keyboard) > 0 && field.top - GAP >= keyboard ? 'top' : 'bottom';
