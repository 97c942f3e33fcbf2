/** Upper and lower edge in CSS pixels from the top of the window. */
export interface Box {
  top: number;
  bottom: number;
}

/** The margin between field and keyboard, in CSS pixels; so are the heights of the window and the keyboard. */
const GAP = 16;

/** How many pixels the page has to scroll until the field is above the keyboard; 0 if it is there. */
export const scrollDistance = (field: Box, viewport: number, keyboard: number): number =>
  Math.max(0, field.bottom + GAP - (viewport - keyboard));

/** The side for the keyboard: below, unless the field stays covered there, as in a dialog that does not scroll. */
export const sideFor = (field: Box, viewport: number, keyboard: number): 'bottom' | 'top' =>
  scrollDistance(field, viewport, keyboard) > 0 && field.top - GAP >= keyboard ? 'top' : 'bottom';
