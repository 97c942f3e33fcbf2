/** Why an import ended before its file did. */
export class BrokenOff extends Error {
  override name = 'BrokenOff';
}
