import { useStyles } from './HeaderLink.styles.ts';

/** How many products are in the cart, for the eye; the link beside it says it in words. */
export function CartBadge({ count }: { count: number }) {
  const styles = useStyles();
  return count > 0 ? (
    // Written by the style sheet: a number within the link would not be part of the link's name.
    <span className={styles.badge} aria-hidden="true" data-count={count > 99 ? '99+' : count} />
  ) : null;
}
