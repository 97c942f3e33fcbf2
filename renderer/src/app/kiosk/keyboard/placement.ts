export interface Box {
  top: number;
  bottom: number;
}

/** Air between the field and the keyboard. */
const GAP = 16;

/** How far the page has to go up for a field to stand clear above the keyboard; 0 where it does. */
export const scrollNeeded = (field: Box, viewport: number, keyboard: number): number =>
  Math.max(0, field.bottom + GAP - (viewport - keyboard));

/** The side for the keyboard: below, unless the field stays covered there, as in a dialog that does not scroll. */
export const sideFor = (field: Box, viewport: number, keyboard: number): 'bottom' | 'top' =>
  scrollNeeded(field, viewport, keyboard) > 0 && field.top - GAP >= keyboard ? 'top' : 'bottom';
