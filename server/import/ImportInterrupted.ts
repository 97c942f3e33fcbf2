/** The reason why an import ended before its file did. */
export class ImportInterrupted extends Error {
  override name = 'ImportInterrupted';
}
