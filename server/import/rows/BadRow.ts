/** The reason why a row is refused. */
export class BadRow extends Error {
  override name = 'BadRow';
}
