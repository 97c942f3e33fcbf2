import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ number: { whiteSpace: 'nowrap' } });

/** Numbers of the store's papers and of parcels, as `M-2026-000007`. */
const NUMBER = /([A-Z]{1,2}-\d{4}-[\d-]+)/;

/** A text in which no line ends within such a number. */
export function WholeNumbers({ text }: { text: string }) {
  const styles = useStyles();
  return text.split(NUMBER).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
