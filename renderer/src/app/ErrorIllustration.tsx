import styles from './ErrorIllustration.module.css';

/** The illustration of the error page: a monitor's trace that ends in a flat line. */
export function ErrorIllustration() {
  return (
    <svg
      className={styles.root}
      viewBox="0 0 360 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 48h52l8-10 8 10h14l6 8 12-48 14 62 8-22h18l9-12 10 12h26" />
      <path d="M189 48h130" strokeOpacity="0.35" strokeDasharray="2 9" />
      <circle cx="340" cy="48" r="6" fill="currentColor" stroke="none" />
    </svg>
  );
}
