import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ number: { whiteSpace: 'nowrap' } });

/** Numbers of the store's papers and of parcels, as `M-2026-000007`. */
const NUMBER = /([A-Z]{1,2}-\d{4}-[\d-]+)/;
/** What a card on a phone has room for. */
const LONGEST = 14;

interface WholeNumbersProps {
  text: string;
  /** The one that may stand there, where it is no paper's: a part number in a product's name. */
  number?: string;
}

/** A text in which no line ends within such a number. */
export function WholeNumbers({ text, number }: WholeNumbersProps) {
  const styles = useStyles();
  return partsOf(text, number).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Every second part is a number. */
function partsOf(text: string, number?: string): string[] {
  if (number === undefined) return text.split(NUMBER);
  const at = number.length <= LONGEST ? text.indexOf(number) : -1;
  return at < 0 ? [text] : [text.slice(0, at), number, text.slice(at + number.length)];
}
