/** Where text is kept by key, in whatever the platform has for it. */
export interface KeyValueStorage {
  read(key: string): string | null;
  /** Null takes the record away. Answers whether what was written outlives the page. */
  write(key: string, text: string | null): boolean;
  /**
   * Tells what another tab wrote; no key means that it cleared everything, or that this page could not hear what was
   * written. Answers a disposer.
   */
  onChange(listener: (key: string | null, text: string | null) => void): () => void;
}
