import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Spec } from '../../../../shared/contract/schemas/catalogue.ts';
import { narrow } from '../../theme/layout.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { useUnits } from '../../ui/text/useUnits.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(52%) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    // A long word may not fit beside its label.
    hyphens: 'auto',
    hyphenateLimitChars: '10',
    [narrow]: { display: 'block' },
    rowGap: tokens.spacingVerticalXXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  large: { rowGap: tokens.spacingVerticalXS, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  // In a card half as wide as a phone, a value that does not fit beside its label stands below it: words stay whole.
  line: {
    display: 'contents',
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: tokens.spacingHorizontalS,
      justifyContent: 'space-between',
    },
  },
  label: { color: tokens.colorNeutralForeground3, overflowWrap: 'break-word', minWidth: 0 },
  value: {
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
    minWidth: 0,
    [narrow]: { marginInlineStart: 'auto', textAlign: 'end' },
  },
});

interface KeySpecsProps {
  specs: readonly Spec[];
  max?: number;
  /** On the product's own page, where they are read rather than scanned. */
  isLarge?: boolean;
}

/** The key specifications that buyers decide by. */
export function KeySpecs({ specs, max = 4, isLarge }: KeySpecsProps) {
  const styles = useStyles();
  const text = useLocalised();
  const { withUnit } = useUnits();
  if (specs.length === 0) return null;
  return (
    <dl className={mergeClasses(styles.list, isLarge && styles.large)}>
      {specs.slice(0, max).map((spec) => (
        <Line key={spec.key} label={text(spec, 'label')} value={withUnit(text(spec, 'value'), spec.unit)} />
      ))}
    </dl>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
