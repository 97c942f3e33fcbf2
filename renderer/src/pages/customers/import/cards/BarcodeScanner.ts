// No hand types this fast, and no scanner this slowly.
const GAP_MS = 50;
const LEAST = 6;
/** A code of several lines comes with pauses where they end. */
export const QUIET_MS = 200;

/**
 * Hears a scanner among the keys: one that acts as a keyboard types faster than anybody, and ends with Enter. A vCard has
 * many lines; it is over when it says so, or when it has been quiet for a while.
 */
export class BarcodeScanner {
  #text = '';
  #last = -Infinity;

  /** Takes a key down; returns whether it is a scanner's, and not for whatever has the focus. */
  hear(key: string, at: number): boolean {
    const goesOn = at - this.#last <= (this.#text.endsWith('\n') ? QUIET_MS : GAP_MS);
    if (!goesOn) this.#text = '';
    if (key !== 'Enter' && key.length !== 1) return this.#text.length > 1; // Shift, and its kin
    if (key === 'Enter' && this.#text.length < LEAST) {
      this.#text = '';
      return false;
    }
    this.#text += key === 'Enter' ? '\n' : key;
    this.#last = at;
    return this.#text.length > 1;
  }

  /** Returns the whole scan, once; null while it may go on. */
  take(at: number): string | null {
    const text = this.#text.trim();
    const isWhole = /END:VCARD$/i.test(text) || at - this.#last >= QUIET_MS;
    if (!this.#text.endsWith('\n') || text.length < LEAST || !isWhole) return null;
    this.#text = '';
    return text;
  }
}
