// The longest time between a scanner's keys, in ms; people type more slowly.
const GAP_MS = 50;
const LEAST = 6;
/** A code of several lines pauses at their ends. */
export const QUIET_MS = 200;

/**
 * Recognises a barcode scanner that acts as a keyboard (keyboard wedge): it types faster than people, and ends with
 * Enter. A vCard has many lines; it ends with END:VCARD, or after a pause.
 */
export class BarcodeScanner {
  #text = '';
  #last = -Infinity;

  /** Handles a keydown; returns whether it is a scanner's, and so not for the focused element. */
  hear(key: string, at: number): boolean {
    const goesOn = at - this.#last <= (this.#text.endsWith('\n') ? QUIET_MS : GAP_MS);
    if (!goesOn) this.#text = '';
    if (key !== 'Enter' && key.length !== 1) return this.#text.length > 1; // a modifier key, such as Shift
    if (key === 'Enter' && this.#text.length < LEAST) {
      this.#text = '';
      return false;
    }
    this.#text += key === 'Enter' ? '\n' : key;
    this.#last = at;
    return this.#text.length > 1;
  }

  /** Returns the whole scan once; null while it may continue. */
  take(at: number): string | null {
    const text = this.#text.trim();
    const isWhole = /END:VCARD$/i.test(text) || at - this.#last >= QUIET_MS;
    if (!this.#text.endsWith('\n') || text.length < LEAST || !isWhole) return null;
    this.#text = '';
    return text;
  }
}
