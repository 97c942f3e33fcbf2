/** The platform's key-value storage for texts. */
export interface KeyValueStorage {
  read(key: string): string | null;
  /** Null deletes the record. Returns whether the value outlives the page. */
  write(key: string, text: string | null): boolean;
  /**
   * Reports what another tab wrote. A null key means that the tab cleared everything, or that this page may have missed
   * changes. Returns a disposer.
   */
  onChange(listener: (key: string | null, text: string | null) => void): () => void;
}
