import styles from './HeaderLink.module.css';

/** The number of lines in the cart, for sighted visitors; the link's text says it in words. */
export function CartBadge({ count }: { count: number }) {
  return count > 0 ? (
    // Set by the style sheet: a number in the link would become part of its accessible name.
    <span className={styles.badge} aria-hidden="true" data-count={count > 99 ? '99+' : count} />
  ) : null;
}
