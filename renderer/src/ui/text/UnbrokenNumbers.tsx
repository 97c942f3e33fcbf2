import styles from './UnbrokenNumbers.module.css';

/** Numbers of documents, parcels and parts, as `M-2026-000007` or `TP6-3307-H`: with a digit and separators. */
const NUMBER = /((?=[A-Z./-]*\d)[A-Z\d]+(?:[./-][A-Z\d]+)+)/;
/** The longest number, in characters, that fits a card on a phone. */
const LONGEST = 14;
/** A measure at the end of a product's name, as `2–5 MHz` or `15 × 244 cm`. */
const MEASURE = /(?=.{1,14}$)(?<![\d.,])(\d[\d.,]*(?:\s?[–×-]\s?\d[\d.,]*)*(?:\s\S{1,7}){1,2})$/u;

interface UnbrokenNumbersProps {
  text: string;
  /** The known number of the text, as a part number in a product's name, which ends with a measure. */
  number?: string;
}

/** A text without line breaks inside such a number, or inside a measure at its end. */
export function UnbrokenNumbers({ text, number }: UnbrokenNumbersProps) {
  // Keyed by its text: a browser's translator may have replaced the text nodes, so none of these parts ever changes.
  return <span key={text}>{unbrokenParts(text, number)}</span>;
}

/** The same for an element that has nothing else, and the text as its key. */
export const unbrokenParts = (text: string, number?: string) =>
  partsOf(text, number).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.number} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Odd parts are numbers. */
function partsOf(text: string, number?: string): string[] {
  if (number === undefined) return text.split(NUMBER);
  const start = number.length <= LONGEST ? text.indexOf(number) : -1;
  const head = start < 0 ? [] : [text.slice(0, start), number];
  return [...head, ...text.slice(head.join('').length).split(MEASURE)];
}
