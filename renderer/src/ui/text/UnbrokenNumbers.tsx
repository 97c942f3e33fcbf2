import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ number: { whiteSpace: 'nowrap' } });

/** Numbers of the store's papers, of parcels and of parts, as `M-2026-000007` or `TP6-3307-H`: with a digit, and parted by signs. */
const NUMBER = /((?=[A-Z./-]*\d)[A-Z\d]+(?:[./-][A-Z\d]+)+)/;
/** The longest number, in characters, that fits a card on a phone. */
const LONGEST = 14;
/** A measure at the end of a product's name, as `2–5 MHz` or `15 × 244 cm`. */
const MEASURE = /(?=.{1,14}$)(?<![\d.,])(\d[\d.,]*(?:\s?[–×-]\s?\d[\d.,]*)*(?:\s\S{1,7}){1,2})$/u;

interface UnbrokenNumbersProps {
  text: string;
  /** The one that may stand there, where it is no paper's: a part number in a product's name, which ends with a measure. */
  number?: string;
}

/** A text in which no line ends within such a number, or within a measure at its end. */
export function UnbrokenNumbers({ text, number }: UnbrokenNumbersProps) {
  const styles = useStyles();
  const parts = partsOf(text, number).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={styles.number} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  );
  // Another text is another element: of these parts none ever changes, whatever a browser's translator made of them.
  return <span key={text}>{parts}</span>;
}

/** Every second part is a number. */
function partsOf(text: string, number?: string): string[] {
  if (number === undefined) return text.split(NUMBER);
  const at = number.length <= LONGEST ? text.indexOf(number) : -1;
  const head = at < 0 ? [] : [text.slice(0, at), number];
  return [...head, ...text.slice(head.join('').length).split(MEASURE)];
}
